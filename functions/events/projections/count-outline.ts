import * as z from 'zod';
import { keys } from '#functions/data/keys.ts';
import { learnersOutline } from '#functions/data/learners-outline.ts';
import { blockRecord, moduleRecord, outlines } from '#functions/data/outline.ts';
import type { Item, Table } from '#functions/data/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/transaction.ts';
import type { StreamRecord } from '../platform/stream-handler.ts';

type CountDeps = {
  /** Where the sums are kept. */
  table: Table;
  /** Where the outlines are: the same table, unless it is made anew beside it. */
  truth: Table;
};

const counted = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  blockRecord.extend({ entity: z.literal('Block') }),
]);

const recountRecord = z.object({ recounts: z.number().default(0) });

/** What of a row the sums depend on; an edit of the rest wakes nobody. */
function weightOf(item: Item | undefined): string | null {
  if (item?.entity !== 'Module' && item?.entity !== 'Block') return null;
  const row = counted.parse(item);
  const { published, binnedAt } = row;
  const own = row.entity === 'Block' ? [row.moduleId, row.minutes] : [];
  return JSON.stringify([published, binnedAt !== null, ...own]);
}

/** The courses whose lessons or minutes a batch may have changed. */
function touched(records: StreamRecord[]): string[] {
  const courseIds = records.flatMap(({ before, after }) =>
    weightOf(before) === weightOf(after) ? [] : [String((after ?? before)?.courseId)],
  );
  return [...new Set(courseIds)];
}

/** The sums as the outline is now, if nobody else has counted since `recounts`. */
function sums(
  courseId: string,
  recounts: number,
  counts: { lessons: number; minutes: number },
): TransactionItem {
  return {
    label: 'recount',
    update: keys.stats(courseId),
    set: 'SET entity = :entity, courseId = :courseId, lessons = :lessons, minutes = :minutes, recounts = :next, students = if_not_exists(students, :none)',
    condition: recounts === 0 ? 'attribute_not_exists(recounts)' : 'recounts = :last',
    expression: {
      values: {
        ':entity': 'Stats',
        ':courseId': courseId,
        ':lessons': counts.lessons,
        ':minutes': counts.minutes,
        ':next': recounts + 1,
        ':none': 0,
        ...(recounts === 0 ? {} : { ':last': recounts }),
      },
    },
  };
}

/**
 * Counts what learners get of a course anew. The number of recounts is read before the outline and is a
 * condition of the write, so that whoever writes last has read last: in any order and however often,
 * this ends at the outline as it stands.
 */
async function countCourse(courseId: string, { table, truth }: CountDeps): Promise<void> {
  const before = await table.get(recountRecord, keys.stats(courseId));
  const outline = await outlines.get(truth, courseId);
  if (!outline) return;
  const { blocks } = learnersOutline(outline);
  const minutes = blocks.reduce((sum, block) => sum + block.minutes, 0);
  try {
    await table.commit([
      sums(courseId, before?.recounts ?? 0, { lessons: blocks.length, minutes }),
    ]);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
    await countCourse(courseId, { table, truth });
  }
}

/** Takes in a batch of changes: each course that it touches is counted once. */
export async function countOutlines(records: StreamRecord[], deps: CountDeps): Promise<void> {
  for (const courseId of touched(records)) await countCourse(courseId, deps);
}
