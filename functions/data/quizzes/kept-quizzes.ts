import * as z from 'zod';
import { quizFactsSchema } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import {
  blockRecord,
  moduleRecord,
  type BlockHead,
  type Module,
} from '#functions/data/lessons/outline.ts';
import { keepUnlessLater } from '#functions/data/lessons/keep-unless-later.ts';
import type { Item, Table } from '#functions/data/table/table.ts';

const rules = { release: true, prerequisites: true } as const;

const quizRow = z.object({
  ...blockRecord.pick({ blockId: true, moduleId: true, title: true, preview: true, ...rules })
    .shape,
  quiz: quizFactsSchema,
});

const rows = z.object({
  quizzes: z.array(quizRow),
  /** The modules that they are in, or wait for. */
  modules: z.array(moduleRecord.pick({ moduleId: true, ...rules })),
  /** The lessons that they wait for, each with its module. */
  before: z.array(z.tuple([z.string(), z.string()])),
});
export type QuizRows = z.infer<typeof rows>;

/** The most quizzes of one course that lists show: an item holds them with room to spare. */
const mostQuizzes = 200;

/** The quizzes of a course as its students have them, as one text: lists read a course's in a fraction of its outline. */
export const keptQuizzesRecord = z.object({ courseId: z.string(), rows: z.string() });
export type KeptQuizzes = z.infer<typeof keptQuizzesRecord>;

type Rows = { modules: Pick<Module, 'moduleId' | keyof typeof rules>[]; blocks: BlockHead[] };

/** The part of an outline, as learners have it, that its quizzes and their locks follow from. */
export function quizRowsOf({ modules, blocks }: Rows): QuizRows {
  const quizzes = blocks
    .flatMap(({ facts: { quiz }, ...block }) => (quiz ? [{ ...block, quiz }] : []))
    .slice(0, mostQuizzes);
  const own = new Set(quizzes.map(({ moduleId }) => moduleId));
  const named = [...quizzes, ...modules.filter(({ moduleId }) => own.has(moduleId))].flatMap(
    ({ prerequisites }) => prerequisites,
  );
  const namedModules = new Set(
    named.flatMap((one) => (one.kind === 'module' ? [one.moduleId] : [])),
  );
  const namedBlocks = new Set(named.flatMap((one) => (one.kind === 'block' ? [one.blockId] : [])));
  return rows.parse({
    quizzes,
    modules: modules.filter(({ moduleId }) => own.has(moduleId) || namedModules.has(moduleId)),
    before: blocks
      .filter(({ blockId, moduleId }) => namedBlocks.has(blockId) || namedModules.has(moduleId))
      .map(({ blockId, moduleId }) => [blockId, moduleId]),
  });
}

const none: QuizRows = { quizzes: [], modules: [], before: [] };

/** The quizzes of courses as the stream keeps them, beside the outline; seconds behind. */
export const keptQuizzes = {
  rowsOf: (kept: KeptQuizzes | undefined): QuizRows =>
    kept ? rows.parse(JSON.parse(kept.rows)) : none,

  /**
   * Keeps the quizzes of an outline, unless somebody has read it later.
   * @param outline as students have it
   * @param recounts how often the course has been counted, this time included
   */
  put: (table: Table, courseId: string, outline: Rows, recounts: number): Promise<void> =>
    keepUnlessLater(table, keys.keptQuizzes(courseId), {
      entity: 'KeptQuizzes',
      courseId,
      rows: JSON.stringify(quizRowsOf(outline)),
      recounts,
    }),

  /** The same as an item, for a course that nobody has counted. */
  first: (courseId: string, outline: Rows): Item => ({
    ...keys.keptQuizzes(courseId),
    entity: 'KeptQuizzes',
    courseId,
    rows: JSON.stringify(quizRowsOf(outline)),
    recounts: 0,
  }),
};
