import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import type { Client } from '#shared/contract/client.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import type { MadeCourse } from './make-course.ts';
import { questions } from './questions.ts';
import type { NewQuestion, Words } from './question-words.ts';

type Quiz = ContentOf<'quiz'>;

/** What a section asks: questions of the bank by their place in it, and some that are drawn. */
type Section = {
  title: Words | null;
  asks: number[];
  draws?: { tags: string[]; count: number };
};

export type DemoQuiz = {
  folder: string;
  title: Words;
  sections: Section[];
  /** Those who have done as many lessons take it. */
  afterLessons: number;
  rules: Partial<Quiz>;
  /** The minutes of an attempt. */
  minutes?: number;
  /** A question that misleads those who know more, by its place in the bank. */
  misleading?: number;
  /** Who is not through with it yet; the first of them has taken it once before. */
  running?: string[];
  /** The fixed question that gives everybody its points since shortly, by its place in the quiz, and why. */
  regraded?: { at: number; reason: string };
  /** Who began and did not come back. */
  late?: string[];
};

/** The quizzes of the demo, in the order in which they stand in their courses. */
export const quizzes: DemoQuiz[] = [
  {
    folder: 'python',
    title: {
      en: 'Check yourself: values and decisions',
      es: 'Ponte a prueba: valores y decisiones',
    },
    sections: [{ title: null, asks: [0, 1, 2, 15, 16, 7] }],
    afterLessons: 2,
    rules: { attempts: 3, counts: 'last' },
    regraded: {
      at: 3,
      reason: 'The lessons do not explain “//” yet: nobody loses a point for it.',
    },
    running: ['student@example.com', 'bruno.acosta@example.com'],
  },
  {
    folder: 'python',
    title: { en: 'Final quiz: Python from zero', es: 'Cuestionario final: Python desde cero' },
    sections: [
      { title: { en: 'Reading programs', es: 'Leer programas' }, asks: [3, 12, 17, 20] },
      {
        title: { en: 'Loops', es: 'Bucles' },
        asks: [],
        draws: { tags: ['loops'], count: 2 },
      },
      { title: { en: 'Your project', es: 'Tu proyecto' }, asks: [8, 22, 9] },
    ],
    afterLessons: 4,
    rules: { attempts: 2, passPercent: 60 },
    minutes: 30,
    misleading: 12,
  },
  {
    folder: 'negotiation',
    title: { es: 'Antes de sentarte a la mesa' },
    sections: [
      { title: { es: 'Alternativas e intereses' }, asks: [0, 1, 3, 5, 6] },
      { title: { es: 'En la mesa' }, asks: [7, 10, 12], draws: { tags: ['tensión'], count: 1 } },
      { title: { es: 'Tu caso' }, asks: [14] },
    ],
    afterLessons: 0,
    rules: { passPercent: 50 },
    minutes: 25,
    misleading: 3,
    late: ['irene.campos@example.com'],
  },
];

/** A quiz that is there, with what it may ask. */
export type MadeQuiz = DemoQuiz & {
  params: { courseId: string; quizId: string };
  moduleId: string;
  content: Quiz;
  bank: NewQuestion[];
};

async function contentOf(
  { title, sections, rules }: DemoQuiz,
  courseId: string,
  questionIds: string[],
  bank: NewQuestion[],
): Promise<Quiz> {
  const idOf = (name: string) => derivedUlid(courseId, `${JSON.stringify(title)} ${name}`);
  const made = sections.map(async (section, at): Promise<Quiz['sections'][number]> => {
    const fixed = section.asks.map(async (place) => ({
      kind: 'fixed' as const,
      slotId: await idOf(`question ${place}`),
      bankId: courseId,
      questionId: questionIds[place] ?? '',
      version: null,
      points: bank[place]?.points ?? 10_000,
    }));
    const drawn = section.draws
      ? [
          {
            kind: 'draw' as const,
            slotId: await idOf(`draw ${at}`),
            bankId: courseId,
            difficulty: null,
            points: 10_000,
            ...section.draws,
          },
        ]
      : [];
    return {
      sectionId: await idOf(`section ${at}`),
      title: section.title,
      instructions: null,
      shuffle: true,
      slots: [...(await Promise.all(fixed)), ...drawn],
    };
  });
  return {
    ...plainQuiz,
    sections: await Promise.all(made),
    hints: true,
    ...rules,
  };
}

/** Fills the bank of a course, and puts its quizzes behind its last lessons. */
export async function makeQuizzes(
  client: Client,
  folder: string,
  made: MadeCourse,
): Promise<MadeQuiz[]> {
  const { courseId, blocks } = made;
  const bank = questions[folder] ?? [];
  const { questions: rows } = await client('banks.createQuestions', {
    params: { bankId: courseId },
    body: { questions: bank },
  });
  const ids = rows.map(({ questionId }) => questionId);
  const plans = quizzes.filter((quiz) => quiz.folder === folder);
  const contents = await Promise.all(plans.map((plan) => contentOf(plan, courseId, ids, bank)));
  const moduleId = blocks.at(-1)?.moduleId ?? '';
  const { blocks: quizRows } = await client('lessons.createBlocks', {
    params: { courseId, moduleId },
    body: {
      blocks: plans.map(({ title, minutes, rules: { passPercent } }, at) => ({
        title,
        minutes: minutes ?? 15,
        preview: false,
        completion: passPercent
          ? { rule: 'passed' as const, percent: passPercent }
          : { rule: 'submitted' as const },
        content: contents[at]!,
      })),
    },
  });
  return plans.map((plan, at) => ({
    ...plan,
    bank,
    moduleId,
    content: contents[at]!,
    params: { courseId, quizId: quizRows[at]?.blockId ?? '' },
  }));
}

/**
 * Limits the time of a quiz whose term is over. What was taken in it was not: attempts are ended by the machine's clock,
 * to which those of a past term are all over.
 */
export async function limitTime(client: Client, quiz: MadeQuiz): Promise<void> {
  const { minutes, content, moduleId } = quiz;
  const { courseId, quizId: blockId } = quiz.params;
  if (minutes === undefined) return;
  await client('lessons.updateBlock', {
    params: { courseId, moduleId, blockId },
    body: { version: 1, content: { ...content, minutes } },
  });
}
