import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { attempts as contract } from '#shared/contract/attempts.ts';
import { earnedSoFar } from '#shared/grading/attempt.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { keys } from '#functions/data/keys.ts';
import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { type AttemptRow, attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { loadContents, regradeSteps } from '#functions/data/quizzes/regrade-steps.ts';
import { regrades } from '#functions/data/quizzes/regrades.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { changeOf } from './regrade.ts';

/** So many attempts are looked at with one request: each is read whole. */
const mostLooked = 25;

const takerRecord = z.object({ ...personRecord.shape, email: profileRecord.shape.email });

async function peopleOf(table: Table, rows: AttemptRow[]) {
  const userIds = [...new Set(rows.map(({ userId }) => userId))];
  if (userIds.length === 0) return new Map<string, z.infer<typeof takerRecord>>();
  const found = await table.batchGet(takerRecord, userIds.map(keys.profile));
  return new Map(found.map((one) => [one.userId, one]));
}

/** The regrade without its write: what was decided before stands, and this comes after it. */
export const previewRegrade: Operation<typeof contract.previewRegrade, AttemptsDeps> = async ({
  actor,
  params,
  query: { kind, questionId },
  page,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const limit = Math.min(page.limit, mostLooked);
  const [change, decided, { items: rows, last }] = await Promise.all([
    changeOf(table, { kind, questionId }),
    regrades.all(table, params.quizId),
    attemptRows.list(table, params.quizId, 'ALL', { ...page, limit }),
  ]);
  const all = [...decided, { regradeId: '', change }];
  const [people, ...wholes] = await Promise.all([
    peopleOf(table, rows),
    ...rows.map((row) => attemptItems.get(table, row)),
  ]);
  const contents = await loadContents(
    table,
    all,
    wholes.flatMap((whole) => whole ?? []),
  );
  return {
    looked: rows.length,
    items: wholes.flatMap((whole) => {
      if (!whole?.score || whole.head.state === 'open') return [];
      const { userId, attemptId, number } = whole.head;
      const steps = regradeSteps(whole, whole.score.steps, all, contents);
      const before = earnedSoFar(whole.score.steps);
      const after = earnedSoFar(steps);
      if (isDeepStrictEqual(before, after)) return [];
      return [
        {
          ...presentTaker({ userId, profile: people.get(userId) }, actor),
          attemptId,
          number,
          from: before,
          to: after,
          isWaiting: steps.some(({ isWaiting }) => isWaiting),
        },
      ];
    }),
    nextCursor: page.cursor(last),
  };
};
