import type { Role } from '#shared/schemas/roles.ts';
import type { Language } from '#shared/schemas/text.ts';
import { demoAccounts } from '../demo-accounts.ts';

export type DemoPerson = {
  email: string;
  givenName: string;
  familyName: string;
  groups: readonly Role[];
  locale: Language;
  bio?: string;
};

/** Everybody has the password of the three accounts that are printed. */
export const demoPassword = demoAccounts[0].password;

const student = (name: string, locale: Language, email?: string): DemoPerson => {
  const [givenName = '', familyName = ''] = name.split(' ');
  const address = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(' ', '.');
  return {
    email: email ?? `${address}@example.com`,
    givenName,
    familyName,
    groups: ['students'],
    locale,
  };
};

export const teachers: DemoPerson[] = [
  {
    email: 'teacher@example.com',
    givenName: 'Elena',
    familyName: 'Márquez',
    groups: ['students', 'teachers'],
    locale: 'es',
    bio: 'Programo desde hace veinte años y enseño desde hace doce. Me gusta que las cosas difíciles se entiendan a la primera.',
  },
  {
    email: 'james.whitfield@example.com',
    givenName: 'James',
    familyName: 'Whitfield',
    groups: ['students', 'teachers'],
    locale: 'en',
    bio: 'I read annual reports so that you can do it too, and test websites with my eyes closed.',
  },
];

export const admin: DemoPerson = {
  email: 'admin@example.com',
  givenName: 'Carmen',
  familyName: 'Ibarra',
  groups: ['students', 'admins'],
  locale: 'es',
};

export const students: DemoPerson[] = [
  student('Lucía Fernández', 'es', 'student@example.com'),
  student('Mateo Rojas', 'es'),
  student('Valentina Castro', 'es'),
  student('Emily Carter', 'en'),
  student('Santiago Herrera', 'es'),
  student('Noah Bennett', 'en'),
  student('Camila Torres', 'es'),
  student('Aisha Rahman', 'en'),
  student('Diego Navarro', 'es'),
  student('Olivia Hughes', 'en'),
  student('Ximena Delgado', 'es'),
];

/** Wants to teach; nobody has decided yet. */
export const wantsToTeach = 'ximena.delgado@example.com';
