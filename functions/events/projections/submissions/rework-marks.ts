import { type LateRework, lateReworks } from '#functions/data/assignments/late-reworks.ts';
import { reworkWork } from '#functions/data/assignments/rework-work.ts';
import { submissionRows } from '#functions/data/assignments/submission-rows.ts';
import { placeOf } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused } from '#functions/data/table/transaction.ts';
import { sideBySide } from '#functions/events/platform/in-parts.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** The number of people whose marks are worked out anew in one step. */
const pageSize = 25;

/**
 * Works out anew what being late costs a page of people, and begins the next. What is to be done is read from the table,
 * so that a record that comes twice or late only wakes.
 */
export async function reworkMarks(
  table: Table,
  { after }: StreamRecord,
  now: number,
): Promise<void> {
  if (after?.entity !== 'LateRework') return;
  const rework = await lateReworks.get(table, (after as LateRework).assignmentId);
  if (!rework || rework.state === 'done') return;
  const { assignmentId, from } = rework;
  const page = { limit: pageSize, start: from ?? undefined };
  const { items, last } = await submissionRows.list(table, assignmentId, 'ALL', page);
  await sideBySide(items, (one) => reworkWork(table, placeOf(one), rework, now));
  try {
    await table.commit([lateReworks.goOn(rework, last as LateRework['from'])]);
  } catch (error) {
    // Somebody else took this step, or it was begun anew.
    if (!(error instanceof RuleRefused)) throw error;
  }
}
