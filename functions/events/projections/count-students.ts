import { countAnew } from '#functions/data/table/counting.ts';
import { seats } from '#functions/data/courses/seats.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { sideBySide } from '../platform/in-parts.ts';
import type { StreamRecord } from '../platform/stream-record.ts';

type Change = Pick<StreamRecord, 'before' | 'after'>;

export type CountDeps = {
  /** The table for the counts. */
  table: Table;
  /** The table with the items that they count: the same one, unless it is made anew beside it. */
  truth: Table;
};

const isIn = (item: Item | undefined) => item?.entity === 'Enrollment' && item.state === 'active';

/** The courses that somebody entered or left. */
const touched = (changes: Change[]): Set<string> =>
  new Set(
    changes
      .filter(({ before, after }) => isIn(before) !== isIn(after))
      .map(({ before, after }) => String((after ?? before)?.courseId)),
  );

/**
 * Notes how many students the courses of a batch have: as many as seats are taken, which each enrollment counts
 * in its own transaction. One write for each course, however many came.
 */
export async function countStudents(changes: Change[], { table, truth }: CountDeps): Promise<void> {
  await sideBySide([...touched(changes)], async (courseId) => {
    await countAnew(table, courseId, async () => ({
      students: (await seats.get(truth, courseId)).taken,
    }));
  });
}
