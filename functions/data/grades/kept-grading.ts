import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type GradeBook, gradeBook } from '#shared/grading/book.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import { type GradedBlock, gradedBlockSchema, mostGradeItems } from '#shared/schemas/grades.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { keepUnlessLater } from '#functions/data/lessons/keep-unless-later.ts';
import type { BlockHead } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { iso } from '#functions/platform/iso.ts';
import { gradeItemRecord } from './grade-items.ts';
import { type Decided, gradingSchemeRecord } from './grading-schemes.ts';

const rows = z.object({
  blocks: z.array(z.object(gradedBlockSchema.shape)),
  scheme: gradingSchemeRecord.nullable(),
  items: z.array(gradeItemRecord),
});
type Rows = { blocks: GradedBlock[] } & Decided;

/** What the gradebook of a course is made of, as one text: whoever needs a total reads it with one key. */
export const keptGradingRecord = z.object({
  courseId: z.string(),
  rows: z.string(),
  recounts: z.number(),
});
export type KeptGrading = z.infer<typeof keptGradingRecord>;

type Outlined = { course: Pick<Course, 'startsOn'>; blocks: BlockHead[] };

/** The blocks of an outline that give marks, in its order. */
export function gradedBlocks({ course, blocks }: Outlined): GradedBlock[] {
  return blocks
    .flatMap(({ blockId, moduleId, title, facts: { quiz, assignment } }): GradedBlock[] => {
      const place = { itemId: blockId, moduleId, title };
      if (assignment)
        return [
          {
            ...place,
            kind: 'assignment',
            most: assignment.most,
            closesAt: null,
            ...(assignment.anonymous && { isAnonymous: true }),
          },
        ];
      if (!quiz) return [];
      const at = quiz.closes && courseInstant(course.startsOn, quiz.closes);
      return [{ ...place, kind: 'quiz', most: quiz.most, closesAt: at === null ? null : iso(at) }];
    })
    .slice(0, mostGradeItems);
}

/** What says by which book a total was made: the same for the same scheme and items, whoever asks. */
export function nameOfBook({ scheme, items }: GradeBook): string {
  const { showsFigures: _, ...counts } = scheme;
  const facts = [
    gradingFacts(counts),
    items
      .map(({ itemId, categoryId, most, isExtra, isKeptOut }) =>
        [itemId, categoryId, most, isExtra, isKeptOut].join(' '),
      )
      .toSorted(),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 16);
}

/** In one order of their fields, whatever order they were kept in. */
const gradingFacts = (scheme: object): unknown =>
  JSON.parse(
    JSON.stringify(scheme, (_, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : value,
    ),
  );

/** A book with the name of what it counts by. */
export type NamedBook = GradeBook & { name: string };

export function namedBook({ blocks, scheme, items }: Rows): NamedBook {
  const settings = scheme && (({ courseId: _, version: __, ...one }) => one)(scheme);
  const book = gradeBook(blocks, settings, items);
  return { ...book, name: nameOfBook(book) };
}

const nothing: Rows = { blocks: [], scheme: null, items: [] };

export const keptGradings = {
  get: (table: Table, courseId: string) => table.get(keptGradingRecord, keys.keptGrading(courseId)),

  rowsOf: (kept: Pick<KeptGrading, 'rows'> | null | undefined): Rows =>
    kept ? rows.parse(JSON.parse(kept.rows)) : nothing,

  bookOf: (kept: Pick<KeptGrading, 'rows'> | null | undefined): NamedBook =>
    namedBook(keptGradings.rowsOf(kept)),

  /** Keeps what a book is made of, unless somebody has read it later. */
  put: (
    table: Table,
    courseId: string,
    outline: Outlined,
    decided: Decided,
    recounts: number,
  ): Promise<void> =>
    keepUnlessLater(table, keys.keptGrading(courseId), {
      entity: 'KeptGrading',
      courseId,
      rows: JSON.stringify(rows.parse({ blocks: gradedBlocks(outline), ...decided })),
      recounts,
    }),

  /** Refuses a transaction where the book is no more as it was read. */
  checkUnchanged: (courseId: string, read: KeptGrading | null): TransactionItem =>
    tryAgain({
      label: 'grading-read',
      check: keys.keptGrading(courseId),
      ...(read
        ? { condition: 'recounts = :read', expression: { values: { ':read': read.recounts } } }
        : { condition: 'attribute_not_exists(pk)' }),
    }),
};
