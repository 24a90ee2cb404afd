import { itemChanges } from '#functions/data/grades/item-changes.ts';
import { bookTellings } from '#functions/data/grades/book-tellings.ts';
import { keptGradingRecord, keptGradings, namedBook } from '#functions/data/grades/kept-grading.ts';
import { schemeChanges } from '#functions/data/grades/scheme-changes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { iso } from '#functions/platform/iso.ts';

/** When it was last decided how a course counts: the book follows some time later. */
async function decidedAt(table: Table, courseId: string, now: string): Promise<string> {
  const latest = await Promise.all([
    schemeChanges.list(table, courseId, 1),
    itemChanges.list(table, courseId, 1),
  ]);
  const at = latest
    .flat()
    .map((change) => change.at)
    .toSorted()
    .at(-1);
  return at !== undefined && at < now ? at : now;
}

/**
 * Notes that the people of a course are to be told of their totals: what was decided of its grades counts otherwise. Of
 * its first book nobody is told, nor of lessons that come and go; a record that comes again notes nothing.
 * @param now in milliseconds
 */
export async function beginTelling(
  table: Table,
  { before, after }: StreamRecord,
  now: number,
): Promise<void> {
  if (!before || !after) return;
  const { courseId, recounts, rows } = keptGradingRecord.parse(after);
  const is = keptGradings.rowsOf({ rows });
  const was = { ...keptGradings.rowsOf(keptGradingRecord.parse(before)), blocks: is.blocks };
  if (namedBook(was).name === namedBook(is).name) return;
  try {
    await table.commit([
      bookTellings.begin({
        courseId,
        recounts,
        at: await decidedAt(table, courseId, iso(now)),
        before: JSON.stringify(was),
        after: rows,
        now,
      }),
    ]);
  } catch (error) {
    if (!(error instanceof RuleRefused)) throw error;
  }
}
