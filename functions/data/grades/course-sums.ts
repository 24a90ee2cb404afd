import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Stands in place of an item where the sums are those of all totals of a course. */
export const wholeCourse = 'TOTAL';

const sumsRecord = z.looseObject({ courseId: z.string(), people: z.number() });

export type CourseSums = {
  /** How many people have a total, and what these come to on average, in hundredths of a percent. */
  n: number;
  mean: number | null;
  /** Marks that wait for somebody who marks, and those that nobody has released. */
  waiting: number;
  withheld: number;
};

const none: CourseSums = { n: 0, mean: null, waiting: 0, withheld: 0 };

/** What the totals of some courses come to: one item of each, however many people it has. */
export async function courseSums(
  table: Table,
  courseIds: readonly string[],
): Promise<(courseId: string) => CourseSums> {
  const found =
    courseIds.length === 0
      ? []
      : await table.batchGet(
          sumsRecord,
          courseIds.map((courseId) => keys.gradeColumn(courseId, wholeCourse)),
        );
  const byId = new Map(
    found.map((one) => {
      const of = (name: string) => Math.max(0, Number(one[name] ?? 0));
      const n = of('all:n');
      const mean = n === 0 ? null : Math.round(of('all:sum') / n);
      return [one.courseId, { n, mean, waiting: of('waiting'), withheld: of('withheld') }];
    }),
  );
  return (courseId) => byId.get(courseId) ?? none;
}
