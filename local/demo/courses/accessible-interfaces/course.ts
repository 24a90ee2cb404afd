import type { DemoCourse } from '../../demo-course.ts';

export const accessibleInterfaces: DemoCourse = {
  folder: 'accessible-interfaces',
  owner: 'james.whitfield@example.com',
  languages: ['en', 'es'],
  code: 'DES-310',
  title: {
    en: 'Accessible interfaces in practice',
    es: 'Interfaces accesibles en la práctica',
  },
  summary: {
    en: 'Design and test pages that everybody can use, with or without eyes, mouse or patience.',
    es: 'Diseñar y probar páginas que cualquiera pueda usar, con o sin vista, ratón o paciencia.',
  },
  description: {
    en: 'A course for people who already build interfaces. You will put the mouse away, listen to your own pages, and mend what you hear. Places are given by invitation, because we work on real sites of the participants.',
    es: 'Un curso para quien ya construye interfaces. Apartarás el ratón, escucharás tus propias páginas y arreglarás lo que oigas. Las plazas son por invitación, porque trabajamos con sitios reales de quienes participan.',
  },
  outcomes: [
    {
      en: 'Choose the element that means what you want',
      es: 'Elegir el elemento que significa lo que quieres',
    },
    {
      en: 'Measure contrast, focus and movement',
      es: 'Medir el contraste, el foco y el movimiento',
    },
    { en: 'Build forms that forgive', es: 'Construir formularios que perdonan' },
  ],
  requirements: [
    {
      en: 'You have built a page with HTML and CSS',
      es: 'Has construido una página con HTML y CSS',
    },
    { en: 'A site of yours to work on', es: 'Un sitio tuyo con el que trabajar' },
  ],
  category: 'design',
  level: 'advanced',
  effort: { weeks: 4, hours: 12 },
  price: null,
  seats: null,
  enrollmentMode: 'invitation',
};
