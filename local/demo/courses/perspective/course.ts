import type { DemoCourse } from '../../demo-course.ts';

export const perspective: DemoCourse = {
  folder: 'perspective',
  owner: 'tomas.aguirre@example.com',
  languages: ['en', 'es'],
  code: 'ART-110',
  title: {
    en: 'Drawing space: perspective with a pencil',
    es: 'Dibujar el espacio: perspectiva a lápiz',
  },
  summary: {
    en: 'One horizon, one or two points, and a street corner that looks as if you could walk in.',
    es: 'Un horizonte, uno o dos puntos y una esquina en la que dan ganas de entrar.',
  },
  description: {
    en: 'Perspective has the reputation of being geometry. It is rather a way of looking: where are my eyes, and what happens to things that go away from me? You need a pencil, paper, a ruler for the first week only, and a street.\n\nEach lesson ends with a drawing of ten minutes. Keep them all: the last page of the course asks you to lay them side by side.',
    es: 'La perspectiva tiene fama de geometría. Es más bien una forma de mirar: ¿dónde están mis ojos y qué les pasa a las cosas que se alejan? Necesitas lápiz, papel, una regla (solo la primera semana) y una calle.\n\nCada lección termina con un dibujo de diez minutos. Guárdalos todos: al final del curso los pondrás uno al lado del otro.',
  },
  outcomes: [
    { en: 'Find the horizon in any scene', es: 'Encontrar el horizonte en cualquier escena' },
    {
      en: 'Draw rooms and streets with one and with two vanishing points',
      es: 'Dibujar habitaciones y calles con uno y con dos puntos de fuga',
    },
    {
      en: 'Divide and repeat what goes into the depth',
      es: 'Dividir y repetir lo que se va hacia el fondo',
    },
    { en: 'Place people of the right size', es: 'Colocar figuras del tamaño correcto' },
  ],
  requirements: [
    {
      en: 'Pencil, paper, and a ruler for the first week',
      es: 'Lápiz, papel y una regla para la primera semana',
    },
  ],
  category: 'arts',
  level: 'beginner',
  effort: { weeks: 3, hours: 8 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
