import type { DemoCourse } from '../../demo-course.ts';

export const firstAid: DemoCourse = {
  folder: 'first-aid',
  owner: 'nadia.okafor@example.com',
  languages: ['en', 'es'],
  code: 'AID-110',
  title: { en: 'First aid: the first minutes', es: 'Primeros auxilios: los primeros minutos' },
  summary: {
    en: 'What to do until the ambulance comes. One evening that you may be glad of.',
    es: 'Qué hacer hasta que llegue la ambulancia. Una tarde de la que quizá te alegres.',
  },
  description: {
    en: 'Most emergencies happen at home, among people we love. This short course gives you an order to hold on to: look, call, help. The group is small, because there is an evening of practice at the end.',
    es: 'La mayoría de las emergencias ocurren en casa, entre personas a las que queremos. Este curso breve te da un orden al que agarrarte: mirar, llamar, ayudar. El grupo es pequeño, porque al final hay una tarde de práctica.',
  },
  outcomes: [
    { en: 'Call for help and say what matters', es: 'Pedir ayuda y decir lo importante' },
    {
      en: 'Put somebody into the recovery position',
      es: 'Colocar a alguien en la posición lateral de seguridad',
    },
    {
      en: 'Press the chest and use a defibrillator',
      es: 'Comprimir el pecho y usar un desfibrilador',
    },
  ],
  category: 'health',
  level: 'beginner',
  effort: { weeks: 1, hours: 4 },
  price: null,
  seats: 8,
  enrollmentMode: 'open',
};
