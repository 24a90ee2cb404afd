import { blockRecord, moduleRecord } from '#functions/data/lessons/outline.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { recounts } from '#functions/data/lessons/recounts.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The parts of a row that students have; null if nobody can have done anything in it. */
function seenOf(item: Item | undefined): string | null {
  if (item?.entity === 'Module') {
    const { binnedAt, published } = moduleRecord.parse(item);
    return isVisible({ binnedAt, published }) ? 'module' : null;
  }
  if (item?.entity !== 'Block') return null;
  const block = blockRecord.parse(item);
  // In another module it may be out of sight, or in it again.
  return isVisible(block) ? block.moduleId : null;
}

/**
 * Nobody has done anything in a new row, unless its id follows from a source: what was brought in, thrown away for
 * good and brought in again has the progress of before.
 */
const isNew = ({ before, after }: StreamRecord) => !before && !after?.source;

/** Notes that what the learners of some courses have done is to be counted anew: they have other lessons than before. */
export async function beginRecounts(table: Table, records: StreamRecord[]): Promise<void> {
  const courseIds = records.flatMap((record) => {
    const { before, after } = record;
    if (isNew(record) || seenOf(before) === seenOf(after)) return [];
    return [String((after ?? before)?.courseId)];
  });
  for (const courseId of new Set(courseIds)) await recounts.begin(table, courseId);
}
