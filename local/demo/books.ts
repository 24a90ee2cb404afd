import { usualGrading } from '#shared/grading/book.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import type { Words } from './question-words.ts';

/** Something that no lesson stands for, and what was done with its marks. */
export type DemoItem = {
  name: string;
  category: 'work' | 'part';
  title: Words;
  points: number;
  /** When it was marked; of those who were in the course by then. */
  daysAgo: number;
  /** Marked, and nobody is told yet. */
  isHeldBack?: boolean;
  /** Who is excused, by the name on the roster. */
  excused?: string;
  /** So many points more for everybody, some days later. */
  curve?: { points: number; daysAgo: number; reason: string };
};

export type DemoBook = {
  folder: string;
  categories: Record<'quizzes' | 'work' | 'part', Words>;
  items: DemoItem[];
  /** Whose total was set by hand, by the name on the roster. */
  set: { name: string; percent: number; reason: string; daysAgo: number };
};

/** The gradebooks of the two courses that have a term behind them. */
export const books: DemoBook[] = [
  {
    folder: 'python',
    categories: {
      quizzes: { en: 'Quizzes', es: 'Cuestionarios' },
      work: { en: 'Work of your own', es: 'Trabajo propio' },
      part: { en: 'Taking part', es: 'Participación' },
    },
    items: [
      {
        name: 'first',
        category: 'part',
        title: { en: 'Taking part: reading aloud', es: 'Participación: leer en voz alta' },
        points: 10,
        daysAgo: 40,
      },
      {
        name: 'second',
        category: 'part',
        title: { en: 'Taking part: pair programming', es: 'Participación: programar en pareja' },
        points: 10,
        daysAgo: 14,
        excused: 'Valentina Castro',
        curve: { points: 1, daysAgo: 12, reason: 'The second hour was cut short.' },
      },
      {
        name: 'third',
        category: 'part',
        title: { en: 'Taking part: code review', es: 'Participación: revisar código' },
        points: 10,
        daysAgo: 2.5,
      },
      {
        name: 'talk',
        category: 'work',
        title: { en: 'Closing talk', es: 'Presentación final' },
        points: 20,
        daysAgo: 2,
        isHeldBack: true,
      },
    ],
    set: {
      name: 'Santiago Herrera',
      percent: 9000,
      reason: 'He taught the others how to use the debugger; agreed among the teachers.',
      daysAgo: 5,
    },
  },
  {
    folder: 'negotiation',
    categories: {
      quizzes: { es: 'Cuestionarios' },
      work: { es: 'Trabajos' },
      part: { es: 'Simulaciones' },
    },
    items: [
      {
        name: 'first',
        category: 'part',
        title: { es: 'Simulación: el alquiler' },
        points: 10,
        daysAgo: 38,
      },
      {
        name: 'second',
        category: 'part',
        title: { es: 'Simulación: el aumento' },
        points: 10,
        daysAgo: 14,
        excused: 'Irene Campos',
        curve: { points: 0.5, daysAgo: 11, reason: 'El caso tenía un dato equivocado.' },
      },
      {
        name: 'third',
        category: 'part',
        title: { es: 'Simulación: tres partes' },
        points: 10,
        daysAgo: 12,
      },
      {
        name: 'talk',
        category: 'work',
        title: { es: 'Defensa del caso' },
        points: 20,
        daysAgo: 2,
        isHeldBack: true,
      },
    ],
    set: {
      name: 'Paula Iglesias',
      percent: 9500,
      reason: 'Llevó sola la simulación de tres partes.',
      daysAgo: 5,
    },
  },
];

/** How a course counts: three categories by weight, of each that has more than one mark the lowest left out, and letters. */
export async function schemeOf(courseId: string, { categories }: DemoBook) {
  const categoryOf = async (name: keyof DemoBook['categories'], weight: number, drops: number) => ({
    categoryId: await derivedUlid(courseId, `category ${name}`),
    title: categories[name],
    weight,
    itemsCount: 'equally' as const,
    dropLowest: drops,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
  });
  return {
    ...usualGrading,
    by: 'weights' as const,
    categories: await Promise.all([
      categoryOf('quizzes', 4000, 1),
      categoryOf('work', 4000, 0),
      categoryOf('part', 2000, 1),
    ]),
    rounding: { decimals: 1 as const, mode: 'halfUp' as const },
    letters: [
      { letter: 'A', from: 9000 },
      { letter: 'B', from: 8000 },
      { letter: 'C', from: 6500 },
      { letter: 'D', from: 5000 },
    ],
    passFrom: 5000,
    showsFigures: true,
  };
}
