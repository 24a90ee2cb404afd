import * as z from 'zod';
import { enrollmentRecord } from '#functions/data/enrollments.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/transaction.ts';

/** An enrollment as it counts: its mark in the table, its version, and the students that it adds. */
type Contribution = { courseId: string; mark: Key; version: number; students: 0 | 1 };

const markRecord = z.object({ version: z.number(), students: z.number() });

/** What an item adds to its course's counts; null for items that nothing counts. */
function contributionOf(item: Item): Contribution | null {
  if (item.entity !== 'Enrollment') return null;
  const { courseId, userId, version, state } = enrollmentRecord.parse(item);
  const mark = keys.counted(courseId, 'ENROLLMENT', userId);
  return { courseId, mark, version, students: state === 'active' ? 1 : 0 };
}

/** The contribution after a change; a removed item adds nothing, one version after its last. */
function contributionAfter(before: Item | undefined, after: Item | undefined): Contribution | null {
  if (after) return contributionOf(after);
  const gone = before && contributionOf(before);
  return gone ? { ...gone, version: gone.version + 1, students: 0 } : null;
}

/** The mark says which version was counted and with what: it moves forward only, together with the sum. */
function items(
  { courseId, mark, version, students }: Contribution,
  last: z.infer<typeof markRecord> | null,
): TransactionItem[] {
  return [
    {
      label: 'mark',
      put: { ...mark, entity: 'Counted', courseId, version, students },
      ...(last
        ? {
            condition: '#version = :last',
            expression: { names: { '#version': 'version' }, values: { ':last': last.version } },
          }
        : { condition: 'attribute_not_exists(pk)' }),
    },
    {
      label: 'stats',
      update: keys.stats(courseId),
      set: 'SET entity = :entity, courseId = :courseId, lessons = if_not_exists(lessons, :none), minutes = if_not_exists(minutes, :none) ADD students :students',
      expression: {
        values: {
          ':entity': 'Stats',
          ':courseId': courseId,
          ':students': students - (last?.students ?? 0),
          ':none': 0,
        },
      },
    },
  ];
}

/**
 * Takes in one change. A duplicate or a late record meets a mark of its own version or a newer one
 * and changes nothing, so that a replay of everything, in any order, comes to the same sums.
 */
export async function countChange(
  table: Table,
  { before, after }: { before: Item | undefined; after: Item | undefined },
): Promise<void> {
  const contribution = contributionAfter(before, after);
  if (!contribution) return;
  const last = await table.get(markRecord, contribution.mark);
  if (last && last.version >= contribution.version) return;
  try {
    await table.commit(items(contribution, last));
  } catch (error) {
    // Another consumer counted a newer version between the read and the write: read again.
    if (!(error instanceof RuleRefused)) throw error;
    await countChange(table, { before, after });
  }
}
