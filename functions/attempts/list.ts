import * as z from 'zod';
import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Query } from '#shared/contract/route.ts';
import type { Operation } from '#functions/api/operation.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { keys } from '#functions/data/keys.ts';
import {
  type AttemptList,
  type AttemptRow,
  attemptRows,
} from '#functions/data/quizzes/attempt-rows.ts';
import { type Attempts, attempts, attemptsRecord } from '#functions/data/quizzes/attempts.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { type QuizClock, quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { hasExpired } from '#functions/data/quizzes/running-time.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { presentRow } from './present-row.ts';

const parts = z.discriminatedUnion('entity', [
  attemptsRecord.extend({ entity: z.literal('Attempts'), pk: z.string() }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

const listOf = { open: 'OPEN', submitted: 'SUBMITTED', expired: 'EXPIRED' } as const;

const wantedList = ({ state, waiting }: Query<typeof contract.list>): AttemptList =>
  waiting ? 'WAITING' : state ? listOf[state] : 'ALL';

/** The attempts of somebody, none of which runs whose time is over. */
async function current(
  table: Table,
  own: Attempts,
  row: AttemptRow,
  clock: QuizClock | null,
  now: number,
) {
  const { userId } = row;
  const over = own.attempts.find((one) => hasExpired({ ...one, userId }, clock, now));
  if (!over) return own;
  await expireAttempt(table, { ...row, attemptId: over.attemptId }, now, clock);
  return (await attempts.get(table, row)) ?? own;
}

/** The rows say which attempts are on the page; what they show is read from the attempts themselves. */
export const list: Operation<typeof contract.list, AttemptsDeps> = async ({
  actor,
  params,
  query,
  page,
  now,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, params);
  const clock = await quizClocks.get(table, params.quizId);
  const wanted = wantedList(query);
  const { items, last } = await attemptRows.list(table, params.quizId, wanted, page);
  const people = new Map(items.map((row) => [row.userId, row]));
  const found =
    people.size === 0
      ? []
      : await table.batchGet(
          parts,
          [...people.values()].flatMap(({ userId, courseId, quizId }) => [
            keys.attempts(userId, courseId, quizId),
            keys.profile(userId),
          ]),
          { consistent: true },
        );
  const owned = await Promise.all(
    found.flatMap((one) => {
      const row = one.entity === 'Attempts' && people.get(one.pk.slice('USER#'.length));
      return row
        ? [current(table, one, row, clock, now).then((own) => [row.userId, own] as const)]
        : [];
    }),
  );
  const ownOf = new Map(owned);
  const profiles = new Map(
    found.flatMap((one) => (one.entity === 'Profile' ? [[one.userId, one]] : [])),
  );
  const rows = items.flatMap(({ userId, attemptId }) => {
    const own = ownOf.get(userId);
    const one = own?.attempts.find((attempt) => attempt.attemptId === attemptId);
    if (!own || !one) return [];
    return [presentRow(one, own, { userId, profile: profiles.get(userId) }, clock, actor)];
  });
  return {
    // Who has moved to another list since is in neither until the rows have moved.
    items: rows.filter(
      ({ state, waiting, isReset }) =>
        wanted === 'ALL' ||
        (wanted === 'WAITING' ? waiting > 0 : !isReset && listOf[state] === wanted),
    ),
    nextCursor: page.cursor(last),
  };
};
