import * as z from 'zod';
import { enrollmentRecord } from '#functions/data/enrollments.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/outline.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/transaction.ts';

type Counts = { students: number; lessons: number; minutes: number };

/** One thing that counts: its mark in the table, its version, and what it adds. */
type Contribution = { courseId: string; mark: Key; version: number; counts: Counts };

const none: Counts = { students: 0, lessons: 0, minutes: 0 };

const markRecord = z.object({
  version: z.number(),
  students: z.number(),
  lessons: z.number(),
  minutes: z.number(),
});

const counted = z.discriminatedUnion('entity', [
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

/** What an item adds to its course's counts; null for items that nothing counts. */
function contributionOf(item: Item): Contribution | null {
  if (item.entity !== 'Enrollment' && item.entity !== 'Block') return null;
  const record = counted.parse(item);
  const { courseId, version } = record;
  if (record.entity === 'Block')
    return {
      courseId,
      version,
      mark: keys.counted(courseId, 'BLOCK', record.blockId),
      counts: { students: 0, lessons: 1, minutes: record.minutes },
    };
  return {
    courseId,
    version,
    mark: keys.counted(courseId, 'ENROLLMENT', record.userId),
    counts: { ...none, students: record.state === 'active' ? 1 : 0 },
  };
}

/** The contribution after a change; a removed item adds nothing, one version after its last. */
function contributionAfter(before: Item | undefined, after: Item | undefined): Contribution | null {
  if (after) return contributionOf(after);
  const gone = before && contributionOf(before);
  return gone ? { ...gone, version: gone.version + 1, counts: none } : null;
}

const difference = (next: Counts, last: Counts): Counts => ({
  students: next.students - last.students,
  lessons: next.lessons - last.lessons,
  minutes: next.minutes - last.minutes,
});

/** The mark says which version was counted and with what: it moves forward only, together with the sum. */
function items(
  { courseId, mark, version, counts }: Contribution,
  last: (Counts & { version: number }) | null,
): TransactionItem[] {
  const change = difference(counts, last ?? none);
  return [
    {
      label: 'mark',
      put: { ...mark, entity: 'Counted', courseId, version, ...counts },
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
      set: 'SET entity = :entity, courseId = :courseId ADD students :students, lessons :lessons, minutes :minutes',
      expression: {
        values: {
          ':entity': 'Stats',
          ':courseId': courseId,
          ':students': change.students,
          ':lessons': change.lessons,
          ':minutes': change.minutes,
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
