import { fold } from '#shared/policies/fold.ts';
import type { Language } from '#shared/schemas/text.ts';
import { admin, teachers, type DemoPerson } from './people.ts';

const namesIn: Record<Language, string[]> = {
  es: [
    'Mateo Rojas',
    'Valentina Castro',
    'Santiago Herrera',
    'Camila Torres',
    'Diego Navarro',
    'Ximena Delgado',
    'Martina Quiroga',
    'Andrés Molina',
    'Sofía Paredes',
    'Daniela Vargas',
    'Joaquín Salas',
    'Renata Fuentes',
    'Paula Iglesias',
    'Bruno Acosta',
    'Gabriela Luna',
    'Irene Campos',
  ],
  en: [
    'Emily Carter',
    'Noah Bennett',
    'Aisha Rahman',
    'Olivia Hughes',
    'Liam Brennan',
    'Chloe Martin',
    'Ethan Brooks',
    'Grace Kimani',
    'Hannah Weiss',
    'Oliver Grant',
    'Priya Nair',
    'Maya Cohen',
    'Samuel Osei',
  ],
};

function student(name: string, locale: Language): DemoPerson {
  const [givenName = '', familyName = ''] = name.split(' ');
  const address = fold(name).replace(' ', '.');
  return {
    email: `${address}@example.com`,
    givenName,
    familyName,
    groups: ['students'],
    locale,
  };
}

/** Thirty, the one whose password is printed first. */
export const students: DemoPerson[] = [
  {
    email: 'student@example.com',
    givenName: 'Lucía',
    familyName: 'Fernández',
    groups: ['students'],
    locale: 'es',
    profile: {
      headline: 'Bióloga que quiere programar',
      bio: 'Trabajo en un laboratorio y por las noches aprendo lo que no me enseñaron en la carrera.',
      timeZone: 'America/Mexico_City',
    },
  },
  ...namesIn.es.map((name) => student(name, 'es')),
  ...namesIn.en.map((name) => student(name, 'en')),
];

/** Wants to teach; nobody has decided yet. */
export const wantsToTeach = 'ximena.delgado@example.com';

/** All whom the demo data has. */
export const everybody: DemoPerson[] = [...teachers, admin, ...students];
