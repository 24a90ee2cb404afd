import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { isLate } from '#shared/policies/attempt-time.ts';
import { isComplete } from '#shared/questions/is-complete.ts';
import { askedOf } from '#shared/questions/play.ts';
import type { Operation } from '#functions/api/operation.ts';
import { endAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';
import { ownAttempt } from './own-attempt.ts';
import { presentHead } from './present-attempt.ts';

/** Submits what is saved. Fifty at once end it once: each of the others is told that it has ended. */
export const submit: Operation<typeof contract.submit, QuizzesDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const place = { ...params, userId: actor.userId };
  const { view, whole } = await ownAttempt(deps.table, place, now);
  if (whole.head.state !== 'open') throw new AppError('attempt_ended');
  const by = { submittedAt: iso(now) };
  const { head, asked, items } = await endAttempt(
    deps.table,
    whole,
    found(view.own),
    view.clock,
    by,
    view,
  );
  const { deadline } = head;
  return {
    response: {
      ...presentHead(head, actor.userId, view.clock),
      answered: asked.filter(({ slotId, content, draw }) =>
        isComplete(askedOf(content, draw), whole.answers.get(slotId)?.answer ?? null),
      ).length,
      total: whole.paper.slots.length,
      isLate: isLate(deadline === null ? null : Date.parse(deadline), now),
    },
    items,
  };
};
