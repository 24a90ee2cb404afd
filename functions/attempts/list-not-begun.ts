import * as z from 'zod';
import type { attempts as contract } from '#shared/contract/attempts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';

const parts = z.discriminatedUnion('entity', [
  z.object({ entity: z.literal('Attempts'), pk: z.string() }),
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

/** A page of the roster, and who of it has no attempt: it may hold fewer people than the page. */
export const listNotBegun: Operation<typeof contract.listNotBegun, AttemptsDeps> = async ({
  actor,
  params: { courseId, quizId },
  page,
  deps: { table },
}) => {
  await editableQuizOf(table, actor, { courseId, quizId });
  const { items, last } = await roster.list(table, courseId, 'active', 'name', {
    ...page,
    newestFirst: false,
  });
  const found =
    items.length === 0
      ? []
      : await table.batchGet(
          parts,
          items.flatMap(({ userId }) => [
            keys.attempts(userId, courseId, quizId),
            keys.enrollment(userId, courseId),
            keys.profile(userId),
          ]),
          { consistent: true },
        );
  const begun = new Set(found.flatMap((one) => (one.entity === 'Attempts' ? [one.pk] : [])));
  const active = new Set(
    found.flatMap((one) =>
      one.entity === 'Enrollment' && one.state === 'active' ? [one.userId] : [],
    ),
  );
  const profiles = new Map(
    found.flatMap((one) => (one.entity === 'Profile' ? [[one.userId, one]] : [])),
  );
  return {
    items: items
      .filter(({ userId }) => active.has(userId) && !begun.has(keys.profile(userId).pk))
      .map(({ userId }) => presentTaker({ userId, profile: profiles.get(userId) }, actor)),
    nextCursor: page.cursor(last),
  };
};
