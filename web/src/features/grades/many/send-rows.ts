import { mostImportRows } from '#shared/schemas/book-job-limits.ts';
import type { CellResult } from '#shared/schemas/typed-marks.ts';
import { api } from '#web/lib/api.ts';
import type { PlannedRow } from './plan-import.ts';

type Sending = {
  courseId: string;
  /** null: nothing is kept. */
  jobId: string | null;
  reason: string;
  onSent: (rows: number) => void;
};

type Answered = Pick<CellResult, 'itemId' | 'result' | 'because'>;

/** Sends rows, some with each request, and says what becomes of the cells of each. @throws what the API answers */
export async function sendRows(
  rows: readonly PlannedRow[],
  { courseId, jobId, reason, onSent }: Sending,
): Promise<Map<string, readonly Answered[]>> {
  const answered = new Map<string, readonly Answered[]>();
  for (let at = 0; at < rows.length; at += mostImportRows) {
    const some = rows.slice(at, at + mostImportRows);
    const answer = await api('grades.importRows', {
      params: { courseId },
      body: {
        jobId,
        reason,
        rows: some.map(({ userId, cells }) => ({
          userId,
          cells: cells.map(({ itemId, version, change }) => ({ itemId, version, change })),
        })),
      },
      idempotencyKey: crypto.randomUUID(),
    });
    for (const { userId, cells } of answer.rows) answered.set(userId, cells);
    onSent(at + some.length);
  }
  return answered;
}
