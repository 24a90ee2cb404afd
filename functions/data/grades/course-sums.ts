import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { hiddenItems } from './hidden-items.ts';
import { keptGradingRecord, keptGradings } from './kept-grading.ts';
import { wholeCourse } from './whole-course.ts';

const parts = z.discriminatedUnion('entity', [
  z.looseObject({
    courseId: z.string(),
    people: z.number(),
    entity: z.literal('GradeColumn'),
  }),
  keptGradingRecord.extend({ entity: z.literal('KeptGrading') }),
]);

export type CourseSums = {
  /** How many people have a total, and what these come to on average, in hundredths of a percent. */
  n: number;
  /** null: nobody has one, or it would tell of work that is marked without names. */
  mean: number | null;
  /** Marks that wait for somebody who marks, and those that nobody has released. */
  waiting: number;
  withheld: number;
};

const none: CourseSums = { n: 0, mean: null, waiting: 0, withheld: 0 };

/** What the totals of some courses come to: two items of each, however many people it has. */
export async function courseSums(
  table: Table,
  courseIds: readonly string[],
): Promise<(courseId: string) => CourseSums> {
  const found =
    courseIds.length === 0
      ? []
      : await table.batchGet(
          parts,
          courseIds.flatMap((courseId) => [
            keys.gradeColumn(courseId, wholeCourse),
            keys.keptGrading(courseId),
          ]),
        );
  const anonymous = found.flatMap((one) =>
    one.entity === 'KeptGrading'
      ? keptGradings
          .rowsOf(one)
          .blocks.filter(({ isAnonymous }) => isAnonymous)
          .map(({ itemId }) => ({ courseId: one.courseId, itemId, isAnonymous: true }))
      : [],
  );
  const hidden = await hiddenItems(table, anonymous);
  // What a mark without a name adds to a mean says whose it is to whoever knows the other marks (case 21).
  const hides = new Set(
    anonymous.flatMap(({ courseId, itemId }) => (hidden.has(itemId) ? [courseId] : [])),
  );
  const byId = new Map(
    found.flatMap((one): [string, CourseSums][] => {
      if (one.entity !== 'GradeColumn') return [];
      const of = (name: string) => Math.max(0, Number(one[name] ?? 0));
      const n = of('all:n');
      const mean = n === 0 || hides.has(one.courseId) ? null : Math.round(of('all:sum') / n);
      return [[one.courseId, { n, mean, waiting: of('waiting'), withheld: of('withheld') }]];
    }),
  );
  return (courseId) => byId.get(courseId) ?? none;
}
