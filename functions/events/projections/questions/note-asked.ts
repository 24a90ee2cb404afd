import { uses } from '#functions/data/banks/uses.ts';
import { paperRecord } from '#functions/data/quizzes/attempt.ts';
import type { Table } from '#functions/data/table/table.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** Notes which questions attempts have asked, each once, however many attempts a batch brings. Bears repeats. */
export async function noteAsked(
  table: Table,
  records: Pick<StreamRecord, 'after'>[],
): Promise<void> {
  const slots = records.flatMap(({ after }) => (after ? paperRecord.parse(after).slots : []));
  const questionIds = [...new Set(slots.map(({ questionId }) => questionId))];
  const known = await uses.asked(table, questionIds);
  const fresh = questionIds.filter((questionId) => !known.has(questionId));
  await commitTogether(
    table,
    fresh.map((questionId) => ({ of: questionId, items: [uses.noteAsked(questionId)] })),
  );
}
