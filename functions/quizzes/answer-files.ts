import * as z from 'zod';
import type { GivenAnswer } from '#shared/schemas/questions.ts';
import { keys } from '#functions/data/keys.ts';
import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import { workFileRecord, workFiles } from '#functions/data/media/work-files.ts';
import { type Answer, answerRecord, type AttemptPlace } from '#functions/data/quizzes/attempt.ts';
import { filesIn } from '#functions/data/quizzes/files-in.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

const parts = z.discriminatedUnion('entity', [
  answerRecord.extend({ entity: z.literal('AttemptAnswer') }),
  workFileRecord.extend({ entity: z.literal('WorkFile') }),
]);

type AnswerPlace = AttemptPlace & { slotId: string };

/**
 * What must be committed with an answer that names files, and the answer in whose place it comes: which files that named
 * decides what is named no longer.
 * @throws AppError `not_found` where a file is not theirs to name here, `media_not_ready`
 */
export async function nameAnswerFiles(
  table: Table,
  { userId, slotId, ...place }: AnswerPlace,
  answer: GivenAnswer | null,
  now: number,
): Promise<{ before: Answer | null; items: TransactionItem[] }> {
  const { courseId, quizId, attemptId } = place;
  const after = filesIn([{ answer }]);
  const read = await table.batchGet(
    parts,
    [keys.attemptAnswer(userId, courseId, quizId, attemptId, slotId), ...after.map(keys.workFile)],
    { consistent: true },
  );
  const before = read.find((item) => item.entity === 'AttemptAnswer') ?? null;
  const named = before ? filesIn([before]) : [];
  const removed = named.filter((mediaId) => !after.includes(mediaId));
  const files = read.filter((item) => item.entity === 'WorkFile');
  const { items } = await nameWorkFiles(
    table,
    {
      work: { kind: 'attempt', courseId, quizId, attemptId, slotId },
      userId,
      before: named,
      after,
    },
    now,
    [...files, ...(removed.length > 0 ? await workFiles.some(table, removed) : [])],
  );
  return { before, items };
}
