import type { LocalizedText } from '#shared/policies/languages.ts';

/** Courses to begin with, as files beside this one. */
export const templates: readonly { id: string; title: LocalizedText; text: LocalizedText }[] = [
  {
    id: 'four-weeks',
    title: { en: 'A course of four weeks', es: 'Un curso de cuatro semanas' },
    text: {
      en: 'A module a week: a lesson, an exercise, and something to try at home.',
      es: 'Un módulo por semana: una lección, un ejercicio y algo para probar en casa.',
    },
  },
  {
    id: 'talk',
    title: { en: 'A talk', es: 'Una charla' },
    text: {
      en: 'An evening with a specialist: what to know before, the talk, what stays.',
      es: 'Una tarde con alguien que sabe del tema: qué conviene saber antes, la charla y lo que queda.',
    },
  },
  {
    id: 'diploma-module',
    title: { en: 'A module of a diploma', es: 'Un módulo de un diplomado' },
    text: {
      en: 'Three units that build on one another, with an assessment at the end.',
      es: 'Tres unidades, cada una apoyada en la anterior, con una evaluación al final.',
    },
  },
];
