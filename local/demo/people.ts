import type { RouteById } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import type { Role } from '#shared/schemas/roles.ts';
import type { Language } from '#shared/schemas/text.ts';
import { demoAccounts } from '../demo-accounts.ts';

export type DemoPerson = {
  email: string;
  givenName: string;
  familyName: string;
  groups: readonly Role[];
  locale: Language;
  /** The words that they write about themselves, once they are in. */
  profile?: Omit<SentBody<RouteById<'accounts.updateMe'>>, 'version'>;
};

/** Everybody has the password of the three accounts that are printed. */
export const demoPassword = demoAccounts[0].password;

const teaches = ['students', 'teachers'] as const;

export const teachers: DemoPerson[] = [
  {
    email: 'teacher@example.com',
    givenName: 'Elena',
    familyName: 'Márquez',
    groups: teaches,
    locale: 'es',
    profile: {
      headline: 'Programadora y divulgadora científica',
      bio: 'Programo desde hace veinte años y enseño desde hace doce. Empecé en un observatorio, escribiendo programas que leían termómetros, y de ahí me viene la manía de preguntar de dónde sale cada número.\n\nEn mis cursos se escribe desde la primera lección y se falla a propósito. Me gusta que las cosas difíciles se entiendan a la primera, y si no, a la tercera, pero con un ejemplo mejor.',
      timeZone: 'Europe/Madrid',
      phone: '+34910000000',
    },
  },
  {
    email: 'james.whitfield@example.com',
    givenName: 'James',
    familyName: 'Whitfield',
    groups: teaches,
    locale: 'en',
    profile: {
      headline: 'Financial analyst who tests websites with his eyes closed',
      bio: 'For fifteen years I read annual reports so that others did not have to, and built models that had to survive my holidays. Then my eyesight began to go, and I found out how much of the web assumes that you can see it.\n\nToday I do both: I help small companies understand their numbers, and larger ones mend their sites. My courses come with things to compute, press and listen to.',
      timeZone: 'Europe/London',
      phone: '+442079460000',
    },
  },
  {
    email: 'nadia.okafor@example.com',
    givenName: 'Nadia',
    familyName: 'Okafor',
    groups: teaches,
    locale: 'en',
    profile: {
      headline: 'Nurse and epidemiologist',
      bio: 'I worked nights in an emergency ward in Dublin, days in a vaccination programme in Bogotá, and now count things for a public health department. I learned Spanish at thirty-one, from colleagues who did not slow down for me.\n\nI teach what I wish somebody had shown me earlier: what to do in the first minutes, what a percentage hides, and how to ask for help in another language.',
      timeZone: 'Europe/Dublin',
    },
  },
  {
    email: 'tomas.aguirre@example.com',
    givenName: 'Tomás',
    familyName: 'Aguirre',
    groups: teaches,
    locale: 'es',
    profile: {
      headline: 'Diseñador, músico y, por necesidad, negociante',
      bio: 'Tengo un taller de diseño en Valparaíso, toco el piano en un trío y llevo veinte años trabajando por mi cuenta. Dibujar y armonizar lo aprendí con maestros; poner precios y escribir a clientes, a golpes.\n\nCreo que todo oficio creativo tiene reglas que caben en una hoja y que conviene conocer antes de saltárselas.',
      timeZone: 'America/Santiago',
      phone: '+56322000000',
    },
  },
];

export const admin: DemoPerson = {
  email: 'admin@example.com',
  givenName: 'Carmen',
  familyName: 'Ibarra',
  groups: ['students', 'admins'],
  locale: 'es',
  profile: { timeZone: 'Europe/Madrid' },
};
