import type { ContentOf } from '#shared/schemas/blocks.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import { text, type Words } from './question-words.ts';

type Rubric = Extract<ContentOf<'assignment'>['marking'], { by: 'rubric' }>['rubric'];

/** How good a piece of work is: of each criterion which level, the best one first; or plain points. */
type Judged = { levels: number[] } | { points: number };

/** One thing that somebody, or who teaches them, did with an assignment, so many days before the demo is looked at. */
export type WorkStep = { daysAgo: number } & (
  | { do: 'draft' | 'submit'; words: string; sends?: boolean }
  | { do: 'return'; reason: string; comment: string }
  | { do: 'mark'; as: Judged; comment: string }
  | { do: 'extend'; days: number; reason: string }
  | { do: 'excuse'; reason: string }
  | { do: 'ask'; reason: string }
  | { do: 'answer'; answer: string }
);

type DemoReview = { points: number; comment: string };

export type DemoTeams = {
  set: Words;
  daysAgo: number;
  /** People by the names in their addresses. */
  groups: { name: Words; people: string[] }[];
};

export type DemoAssignment = {
  folder: string;
  title: Words;
  instructions: Words;
  /** Days after the start of its course. */
  dueDay: number;
  rules: Partial<ContentOf<'assignment'>>;
  /** Of each criterion its words and those of its levels, with points. */
  rubric?: { title: Words; levels: [Words, number][] }[];
  /** By the name in their address. */
  work: Record<string, WorkStep[]>;
  /** When the marks that are ready are released, in days before. */
  releasedDaysAgo?: number;
  /** The groups that hand it in together, and when their people came into them, in days before. */
  teams?: DemoTeams;
  /** When classmates, or groups, began to review each other, in days before; who of them has delivered by now, or begun. */
  peers?: {
    daysAgo: number;
    delivered: Record<string, DemoReview>;
    begun?: Record<string, DemoReview>;
  };
  /** The address of who marks it with who teaches: they share it evenly. */
  marker?: string;
};

const points = (value: number) => value * 10_000;
const late = {
  graceMinutes: 60,
  percentPerDay: 10,
  mostPercent: 50,
  of: 'earned' as const,
};
const hand = { text: { mostWords: 600 }, files: null, link: false, recording: null };
const levels = (best: Words, middle: Words, first: Words): [Words, number][] => [
  [best, 4],
  [middle, 2],
  [first, 1],
];

const whole =
  'My program reads the file line by line, splits each line at the comma and adds the amounts up. A line without a number is named and left out, and the sum is printed at the end.';
const begun = 'It reads the file and prints what is in it. I have not found out how to add it up.';
const plan =
  'Mi alternativa es seguir con el proveedor de ahora. A la otra parte le importa el plazo más que el precio: propondré firmar esta semana si entregan antes de abril.';
const short = 'Pediré un descuento y esperaré a ver qué dicen.';

/** A term's worth of work in two courses: on time and late, returned and submitted again, extended, excused, looked at again, waiting. */
export const assignments: DemoAssignment[] = [
  {
    folder: 'python',
    title: { en: 'Your own small program', es: 'Tu propio programa' },
    instructions: {
      en: 'Write a program that solves something of your own day, and say in a few sentences what it does and where it fails. You may add it as a text file.',
      es: 'Escribe un programa que resuelva algo de tu día a día y explica en pocas frases qué hace y dónde falla. Puedes añadirlo como archivo de texto.',
    },
    dueDay: 61,
    rules: {
      handIn: { ...hand, files: { accepts: ['text/plain'], most: 2, mostBytes: 1_000_000 } },
      attempts: 2,
      late,
      passPercent: 50,
    },
    rubric: [
      {
        title: { en: 'It works', es: 'Funciona' },
        levels: levels(
          {
            en: 'It does what it says, also with odd input',
            es: 'Hace lo que dice, también con datos raros',
          },
          { en: 'It does what it says', es: 'Hace lo que dice' },
          { en: 'It begins to', es: 'Empieza a hacerlo' },
        ),
      },
      {
        title: { en: 'It can be read', es: 'Se puede leer' },
        levels: levels(
          { en: 'Names say what things are', es: 'Los nombres dicen qué es cada cosa' },
          { en: 'Most of it is clear', es: 'Casi todo se entiende' },
          { en: 'Only its writer can read it', es: 'Solo lo entiende quien lo escribió' },
        ),
      },
    ],
    work: {
      student: [
        { do: 'submit', words: whole, sends: true, daysAgo: 21 },
        {
          do: 'mark',
          as: { levels: [0, 1] },
          comment: 'It runs, and it says what it leaves out. Give “x” a name.',
          daysAgo: 15,
        },
      ],
      'mateo.rojas': [
        { do: 'submit', words: whole, daysAgo: 22 },
        { do: 'mark', as: { levels: [0, 0] }, comment: 'A pleasure to read.', daysAgo: 15 },
      ],
      'olivia.hughes': [
        { do: 'submit', words: begun, daysAgo: 24 },
        {
          do: 'return',
          reason: 'Add the amounts up, then submit again.',
          comment: 'A good start: the file is read.',
          daysAgo: 23,
        },
        { do: 'submit', words: whole, daysAgo: 20 },
        { do: 'mark', as: { levels: [1, 0] }, comment: 'Now it adds up. Well done.', daysAgo: 15 },
      ],
      'santiago.herrera': [
        { do: 'submit', words: whole, daysAgo: 16.5 },
        {
          do: 'mark',
          as: { levels: [1, 1] },
          comment: 'Clear, and a pity about the days.',
          daysAgo: 15,
        },
        {
          do: 'ask',
          reason:
            'I sent it at eight in the evening, but where I live. Does that have to be a day late?',
          daysAgo: 12,
        },
        {
          do: 'answer',
          answer:
            'The page gives the time in your own zone beside that of the course, and it was the day after. The days stay; the program is as good as I said.',
          daysAgo: 11.4,
        },
      ],
      'valentina.castro': [
        { do: 'extend', days: 7, reason: 'She was ill in the week before.', daysAgo: 20 },
        { do: 'submit', words: whole, daysAgo: 15.5 },
        { do: 'mark', as: { levels: [0, 1] }, comment: 'Worth the wait.', daysAgo: 15 },
      ],
      'priya.nair': [
        { do: 'submit', words: begun, daysAgo: 17.5 },
        {
          do: 'mark',
          as: { levels: [2, 1] },
          comment: 'Look at lesson two of the project again.',
          daysAgo: 2,
        },
      ],
      'andres.molina': [{ do: 'submit', words: whole, daysAgo: 15.2 }],
      'bruno.acosta': [{ do: 'draft', words: begun, daysAgo: 1.5 }],
    },
    releasedDaysAgo: 14,
  },
  {
    folder: 'python',
    title: { en: 'What comes next', es: 'Lo que viene después' },
    instructions: {
      en: 'Which program do you want to write next, and what do you still have to learn for it?',
      es: '¿Qué programa quieres escribir después y qué te falta por aprender?',
    },
    dueDay: 85,
    rules: { handIn: hand, marking: { by: 'points', most: points(10) }, late },
    work: {
      student: [{ do: 'draft', words: 'A list of what is in the fridge. I need to', daysAgo: 0.7 }],
      'mateo.rojas': [{ do: 'submit', words: 'One that sorts my pictures by year.', daysAgo: 1 }],
    },
  },
  {
    folder: 'python',
    title: { en: 'Explain one idea', es: 'Explica una idea' },
    instructions: {
      en: 'Choose one idea of the course and explain it to somebody who has never programmed, with an example of your own. Two classmates read what you write, and you read what two of them wrote.',
      es: 'Elige una idea del curso y explícasela a alguien que nunca ha programado, con un ejemplo tuyo. Dos de tu clase leen lo que escribes, y tú lees lo que escribieron dos.',
    },
    dueDay: 80,
    rules: {
      handIn: hand,
      marking: { by: 'points', most: points(10) },
      peerReview: { reviews: 2, allocation: 'chance', days: 14, percentOfMark: 20 },
    },
    work: {
      student: [
        {
          do: 'submit',
          words:
            'A loop is like reading a shopping list aloud: you take the next thing, put it in the basket, and go on until the list ends.',
          daysAgo: 4,
        },
      ],
      'mateo.rojas': [
        {
          do: 'submit',
          words:
            'A variable is a jar with a label. You can look into it, or put something else in, and the label stays the same.',
          daysAgo: 4.5,
        },
      ],
      'olivia.hughes': [
        {
          do: 'submit',
          words:
            'A function is a recipe: you write it down once, and then you only say its name and what goes in.',
          daysAgo: 3.5,
        },
      ],
    },
    peers: {
      daysAgo: 3,
      delivered: {
        'mateo.rojas': {
          points: 9,
          comment: 'I could follow it to the end. Say what happens when the list is empty.',
        },
      },
    },
    marker: 'james.whitfield@example.com',
  },
  {
    folder: 'python',
    title: { en: 'A program for two', es: 'Un programa a dos' },
    instructions: {
      en: 'Plan a small program together: what it reads, what it prints, and who of you writes which part. Each of you reads the plans of other groups; nobody learns whose they are, so leave your names out.',
      es: 'Planifiquen un programa pequeño entre los dos: qué lee, qué muestra y quién escribe cada parte. Cada persona lee los planes de otros grupos; nadie sabrá de quién son, así que no pongan sus nombres.',
    },
    dueDay: 78,
    rules: {
      handIn: hand,
      marking: { by: 'points', most: points(10) },
      anonymous: true,
      peerReview: { reviews: 2, allocation: 'chance', days: 14, percentOfMark: 20 },
    },
    teams: {
      set: { en: 'Pairs', es: 'Parejas' },
      daysAgo: 9,
      groups: [
        { name: { en: 'Pair 1', es: 'Pareja 1' }, people: ['student', 'priya.nair'] },
        { name: { en: 'Pair 2', es: 'Pareja 2' }, people: ['mateo.rojas', 'valentina.castro'] },
        { name: { en: 'Pair 3', es: 'Pareja 3' }, people: ['olivia.hughes', 'santiago.herrera'] },
      ],
    },
    work: {
      student: [
        {
          do: 'submit',
          words:
            'It reads the list of what is in the fridge and prints what has to be eaten this week. One of us writes the reading, the other one the sorting and the printing.',
          daysAgo: 6,
        },
      ],
      'mateo.rojas': [
        {
          do: 'submit',
          words:
            'Lee los gastos de la casa de un archivo y dice cuánto le toca a cada persona. Quien lee el archivo prueba también los números raros; el resto lo hace la otra persona.',
          daysAgo: 5.5,
        },
      ],
      'olivia.hughes': [
        {
          do: 'submit',
          words:
            'It asks for the words of a lesson, one by one, and says at the end which ones to learn again. One of us keeps the words, the other one asks for them.',
          daysAgo: 5,
        },
      ],
    },
    peers: {
      daysAgo: 4,
      delivered: {
        'mateo.rojas': {
          points: 8,
          comment: 'Se entiende quién hace qué. Falta decir qué pasa si el archivo está vacío.',
        },
        'olivia.hughes': {
          points: 9,
          comment: 'Small enough to be finished, and useful. Name the parts as functions already.',
        },
      },
      begun: {
        student: { points: 7, comment: 'El plan es claro; me falta' },
      },
    },
  },
  {
    folder: 'negotiation',
    title: { es: 'Prepara una negociación tuya' },
    instructions: {
      es: 'Elige una negociación que tengas por delante. ¿Cuál es tu alternativa, qué le importa a la otra parte y con qué propuesta vas a empezar?',
    },
    dueDay: 70,
    rules: {
      handIn: hand,
      attempts: 2,
      marking: { by: 'points', most: points(10) },
      late: { ...late, percentPerDay: 5 },
    },
    work: {
      'santiago.herrera': [
        { do: 'submit', words: plan, daysAgo: 12 },
        { do: 'mark', as: { points: 10 }, comment: 'Concreto y bien razonado.', daysAgo: 7 },
      ],
      'sofia.paredes': [
        { do: 'submit', words: plan, daysAgo: 13 },
        {
          do: 'mark',
          as: { points: 9 },
          comment: 'Muy bien. Pon una cifra en la propuesta.',
          daysAgo: 7,
        },
      ],
      'paula.iglesias': [
        { do: 'submit', words: short, daysAgo: 12.5 },
        { do: 'mark', as: { points: 4 }, comment: 'Falta tu alternativa.', daysAgo: 7 },
        {
          do: 'ask',
          reason: 'Mi alternativa es esperar a ver qué dicen. ¿Puedes volver a mirarla?',
          daysAgo: 6,
        },
        {
          do: 'answer',
          answer:
            'Esperar no es una alternativa: di qué harás si te dicen que no. La nota se queda; tenlo en cuenta en la próxima negociación.',
          daysAgo: 5.2,
        },
      ],
      'mateo.rojas': [
        { do: 'submit', words: plan, daysAgo: 8.8 },
        { do: 'mark', as: { points: 8 }, comment: 'Buen análisis, con retraso.', daysAgo: 7 },
      ],
      'joaquin.salas': [
        { do: 'submit', words: short, daysAgo: 12 },
        {
          do: 'return',
          reason: 'Di qué harás si no hay acuerdo.',
          comment: 'Es un comienzo.',
          daysAgo: 8,
        },
        { do: 'submit', words: plan, daysAgo: 4 },
      ],
      'irene.campos': [
        { do: 'submit', words: short, daysAgo: 11.5 },
        {
          do: 'return',
          reason: 'Añade qué le importa a la otra parte.',
          comment: 'Te falta su lado.',
          daysAgo: 6,
        },
      ],
      'diego.navarro': [{ do: 'excuse', reason: 'Está de baja hasta final de mes.', daysAgo: 10 }],
      'andres.molina': [
        { do: 'extend', days: 7, reason: 'Cambio de turno en el trabajo.', daysAgo: 12 },
        { do: 'submit', words: plan, daysAgo: 5 },
      ],
      'valentina.castro': [{ do: 'submit', words: plan, daysAgo: 8.5 }],
    },
    releasedDaysAgo: 6.5,
  },
];

/** The rubric of an assignment, with ids that each loading makes alike. */
async function rubricOf({ rubric = [], title }: DemoAssignment, courseId: string): Promise<Rubric> {
  const idOf = (name: string) => derivedUlid(courseId, `${JSON.stringify(title)} ${name}`);
  const criteria = rubric.map(async (criterion, at) => ({
    criterionId: await idOf(`criterion ${at}`),
    title: criterion.title,
    description: null,
    points: points(4),
    levels: await Promise.all(
      criterion.levels.map(async ([words, worth], place) => ({
        levelId: await idOf(`level ${at} ${place}`),
        title: words,
        description: null,
        points: points(worth),
      })),
    ),
  }));
  return { criteria: await Promise.all(criteria) };
}

/** What an assignment asks for, as its block holds it. */
export async function contentOf(plan: DemoAssignment, courseId: string) {
  return {
    kind: 'assignment' as const,
    instructions: text(plan.instructions),
    due: { day: plan.dueDay, time: '20:00', timeZone: 'Europe/Madrid' },
    ...(plan.rubric && {
      marking: { by: 'rubric' as const, rubric: await rubricOf(plan, courseId) },
    }),
    ...plan.rules,
  };
}
