import type { DemoCourse } from '../../demo-course.ts';

export const python: DemoCourse = {
  folder: 'python',
  owner: 'teacher@example.com',
  languages: ['en', 'es'],
  code: 'PY-101',
  title: { en: 'Python from zero', es: 'Python desde cero' },
  summary: {
    en: 'From the first line to a program that tells you where your money went.',
    es: 'De la primera línea a un programa que te dice en qué se te va el dinero.',
  },
  description: {
    en: 'For people who have never programmed and would like to know what it feels like. You write something in every lesson, make mistakes on purpose, and finish with a small program that you can use.\n\nAll you need is a computer and an hour now and then.',
    es: 'Para quien nunca ha programado y quiere saber qué se siente. En cada lección escribes algo, te equivocas a propósito y terminas con un pequeño programa que te sirve de verdad.\n\nSolo necesitas una computadora y una hora de vez en cuando.',
  },
  outcomes: [
    { en: 'Read an error message without fear', es: 'Leer un mensaje de error sin miedo' },
    {
      en: 'Use names, decisions, loops and functions',
      es: 'Usar nombres, decisiones, bucles y funciones',
    },
    {
      en: 'Read a file and add up what is in it',
      es: 'Leer un archivo y sumar lo que contiene',
    },
  ],
  requirements: [
    {
      en: 'A computer on which you may install programs',
      es: 'Una computadora en la que puedas instalar programas',
    },
  ],
  category: 'technology',
  level: 'beginner',
  effort: { weeks: 3, hours: 9 },
  price: null,
  seats: null,
  enrollmentMode: 'open',
};
