import { countUse } from '#functions/data/table/hourly-quota.ts';
import { keys } from '#functions/data/keys.ts';
import { quizCodes } from '#functions/data/quizzes/quiz-codes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { sameText } from '#functions/platform/same-text.ts';

type Claim = { userId: string; quizId: string; code: string | undefined };

/**
 * Compares a code with that of the quiz. Each guess is counted before it is looked at, so that a burst of them learns
 * no more than twenty.
 * @throws AppError `access_code_required`, `access_code_wrong`, `too_many_requests`; `quiz_not_ready` where none is set
 */
export async function expectCode(
  table: Table,
  { userId, quizId, code }: Claim,
  now: number,
): Promise<void> {
  if (code === undefined) throw new AppError('access_code_required');
  const guess = {
    label: 'code-guesses',
    entity: 'CodeGuesses',
    keyOf: (hour: number) => keys.codeGuesses(userId, hour),
    perHour: 20,
  };
  await table.commit([countUse(guess, now)]);
  const known = (await quizCodes.get(table, quizId))?.code ?? null;
  if (known === null) throw new AppError('quiz_not_ready');
  if (!sameText(code, known)) throw new AppError('access_code_wrong');
}
