import * as z from 'zod';
import { courseHeadRecord } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import {
  type Attempts,
  attempts,
  attemptsRecord,
  type QuizOfPerson,
} from '#functions/data/quizzes/attempts.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { Derivation } from '#functions/events/platform/derivation.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { keepRows } from '../work/keep-rows.ts';
import { quizzesOf } from './quizzes-of.ts';

const truthParts = z.discriminatedUnion('entity', [
  attemptsRecord.extend({
    entity: z.literal('Attempts'),
    pk: z.string(),
    courseId: z.string(),
    quizId: z.string(),
  }),
  courseHeadRecord.extend({ entity: z.literal('Course') }),
]);

const nameOf = ({ userId, quizId }: Pick<QuizOfPerson, 'userId' | 'quizId'>) =>
  `${userId} ${quizId}`;

async function read(truth: Table, some: QuizOfPerson[]) {
  const found = await truth.batchGet(
    truthParts,
    [
      ...some.map(({ userId, courseId, quizId }) => keys.attempts(userId, courseId, quizId)),
      ...[...new Set(some.map(({ courseId }) => courseId))].map(keys.course),
    ],
    { consistent: true },
  );
  const owners = new Map(
    found.flatMap((one) => (one.entity === 'Course' ? [[one.courseId, one.ownerId]] : [])),
  );
  const byName = new Map<string, Attempts>(
    found.flatMap((one) =>
      one.entity === 'Attempts'
        ? [[nameOf({ ...one, userId: one.pk.slice('USER#'.length) }), one]]
        : [],
    ),
  );
  return (who: QuizOfPerson) => ({
    own: byName.get(nameOf(who)) ?? null,
    around: { ownerId: owners.get(who.courseId) ?? null },
  });
}

/** Makes the rows of some people at quizzes what they should be now. */
export const keepAttemptRowsOf = (some: QuizOfPerson[], deps: Derivation): Promise<void> =>
  keepRows(
    { lists: attemptRows, nameOf, read, checkUnchanged: attempts.checkUnchanged },
    some,
    deps,
  );

/**
 * Takes in a batch of changes. The records say only whose attempts they concern; the rows are made from the attempts as
 * they are now, so that duplicates, disorder and a replay of everything come to the same.
 */
export const keepAttemptRows = (changes: StreamRecord[], deps: Derivation): Promise<void> =>
  keepAttemptRowsOf(quizzesOf(changes), deps);
