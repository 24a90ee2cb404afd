import { isDeepStrictEqual } from 'node:util';
import { blockRecord, moduleRecord } from '#functions/data/lessons/outline.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { completionDues } from '#functions/data/progress/completion-dues.ts';
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

/** Whether learners have a lesson that was not there before. */
const isAdded = ({ before, after }: StreamRecord) => !before && seenOf(after) !== null;

/**
 * Nobody has done anything in a new row, unless its id follows from a source: what was brought in, thrown away for
 * good and brought in again has the progress of before.
 */
const isNew = ({ before, after }: StreamRecord) => !before && !after?.source;

/** The lesson that somebody may have done by what they handed in before its rule said so; null: it is none. */
function ruledAnew({ before, after }: StreamRecord): string | null {
  if (before?.entity !== 'Block' || after?.entity !== 'Block') return null;
  const { blockId, completion } = blockRecord.parse(after);
  const isByWork = completion.rule === 'submitted' || completion.rule === 'passed';
  return isByWork && !isDeepStrictEqual(blockRecord.parse(before).completion, completion)
    ? blockId
    : null;
}

/**
 * Notes that what the learners of some courses have done is to be counted anew: they have other lessons than before, or
 * lessons that are done by another rule.
 */
export async function beginRecounts(table: Table, records: StreamRecord[]): Promise<void> {
  const anew = new Map<string, string[]>();
  const added = new Set<string>();
  for (const record of records) {
    const { before, after } = record;
    const ruled = ruledAnew(record);
    const courseId = String((after ?? before)?.courseId);
    if (isAdded(record)) added.add(courseId);
    if (ruled === null && (isNew(record) || seenOf(before) === seenOf(after))) continue;
    anew.set(courseId, [...(anew.get(courseId) ?? []), ...(ruled === null ? [] : [ruled])]);
  }
  // Who would have completed a course by the clock has something left to do in it.
  for (const courseId of added)
    if (!anew.has(courseId) && (await completionDues.isAnyIn(table, courseId)))
      anew.set(courseId, []);
  for (const [courseId, lessons] of anew) await recounts.begin(table, courseId, lessons);
}
