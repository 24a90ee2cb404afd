import type { RouteById } from '#shared/contract/index.ts';
import type { SentBody } from '#shared/contract/route.ts';
import { categories, levels } from '#shared/schemas/courses.ts';

type NewCourse = SentBody<RouteById<'courses.create'>> & {
  code: string;
  level: (typeof levels)[number];
};

const subjects: [en: string, es: string][] = [
  ['statistics', 'estadística'],
  ['watercolour', 'acuarela'],
  ['accounting', 'contabilidad'],
  ['nutrition', 'nutrición'],
  ['photography', 'fotografía'],
  ['marine biology', 'biología marina'],
  ['negotiation', 'negociación'],
  ['typography', 'tipografía'],
  ['Portuguese', 'portugués'],
  ['databases', 'bases de datos'],
  ['public speaking', 'oratoria'],
  ['chemistry', 'química'],
  ['carpentry', 'carpintería'],
];

const approaches: [en: string, es: string][] = [
  ['Introduction to', 'Introducción a'],
  ['Workshop:', 'Taller de'],
  ['The basics of', 'Fundamentos de'],
  ['Practical', 'Práctica de'],
  ['A history of', 'Historia de'],
];

const names = ['Alba', 'Bruno', 'Clara', 'David', 'Eva', 'Felipe', 'Gala', 'Hugo', 'Inés', 'Jorge'];
const families = [
  'Abad',
  'Bravo',
  'Cano',
  'Duarte',
  'Espinosa',
  'Franco',
  'Gil',
  'Haro',
  'Izquierdo',
];

/** A member of a list that comes round again; the same number finds the same one. */
const turn = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

/** The course with this number in the catalogue; the same number gives the same course. */
export function inventCard(at: number): Pick<NewCourse, 'title' | 'category' | 'level'> {
  const [approach, subject] = [
    turn(approaches, Math.floor(at / subjects.length)),
    turn(subjects, at),
  ];
  return {
    title: {
      en: `${approach[0]} ${subject[0]} (${at + 1})`,
      es: `${approach[1]} ${subject[1]} (${at + 1})`,
    },
    category: turn(categories, at),
    level: turn(levels, Math.floor(at / categories.length)),
  };
}

export const inventCourse = (at: number, code: string): NewCourse => ({
  code,
  ...inventCard(at),
  summary: { en: 'Generated to fill a catalogue.', es: 'Generado para llenar un catálogo.' },
  description: { en: '' },
  outcomes: [],
  effort: { weeks: 1 + (at % 12), hours: 4 + (at % 60) },
  price: at % 5 === 0 ? { amount: 1900 + (at % 7) * 1000, currency: 'EUR' } : null,
  startsOn: null,
  seats: null,
  enrollmentMode: 'open',
  prerequisites: [],
});

export const inventPerson = (at: number) => ({
  givenName: turn(names, at),
  familyName: turn(families, Math.floor(at / names.length)),
});
