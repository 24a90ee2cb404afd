import { keptGradingRecord, keptGradings } from '#functions/data/grades/kept-grading.ts';
import { recounts } from '#functions/data/lessons/recounts.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

const nameIn = (item: Item | undefined): string =>
  keptGradings.bookOf(item && keptGradingRecord.parse(item)).name;

/** Notes that the rows of a course are to be made anew: its book counts otherwise than before. */
export async function beginGradeRecount(
  table: Table,
  { before, after }: StreamRecord,
): Promise<void> {
  if (nameIn(before) !== nameIn(after))
    await recounts.begin(table, String((after ?? before)?.courseId));
}
