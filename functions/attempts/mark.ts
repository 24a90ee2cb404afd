import type { attempts as contract } from '#shared/contract/attempts.ts';
import { earnedBy } from '#shared/grading/attempt.ts';
import { automaticOf, settleStep } from '#shared/grading/settle-step.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { type AttemptPlace, attemptItems, type Step } from '#functions/data/quizzes/attempt.ts';
import { attempts } from '#functions/data/quizzes/attempts.ts';
import { markQuiz } from '#functions/data/quizzes/mark-quiz.ts';
import { completionItems } from '#functions/data/quizzes/quiz-completion.ts';
import { loadStanding } from '#functions/data/quizzes/standing.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizOf } from './editable-quiz.ts';
import { namedIn, presentStep } from './present-work.ts';

/** @throws AppError `invalid_request` where it is more than the question is worth */
function expectWithin(points: number | null, step: Step): void {
  if (points !== null && points > automaticOf(step).most)
    throw new AppError('invalid_request', {
      issues: [{ path: ['points'], code: 'too_many_points' }],
    });
}

/** Score, attempts, mark and its change in one transaction, on the score that was seen. */
export const mark: Operation<typeof contract.mark, AttemptsDeps> = async ({
  actor,
  params: { slotId, ...place },
  body: { points, comment, version },
  now,
  deps: { table },
}) => {
  const known = await editableQuizOf(table, actor, place);
  const [whole, own, { marking, completing }] = await Promise.all([
    attemptItems.get(table, place satisfies AttemptPlace).then(found),
    attempts.get(table, place).then(found),
    loadStanding(table, place, known),
  ]);
  const at = whole.paper.slots.findIndex((slot) => slot.slotId === slotId);
  const { score } = whole;
  if (at < 0) throw new AppError('not_found');
  if (whole.head.state === 'open' || !score) throw new AppError('attempt_runs');
  const before = found(score.steps[at] ?? null);
  const by = { by: actor.userId, at: iso(now) };
  const step = settleStep({ ...before, mark: points === null ? null : { points, ...by } });
  const steps = score.steps.with(at, step);
  const earned = earnedBy(steps);
  const next = attempts.change(own, [], { [place.attemptId]: earned });
  const names = await profiles.names(table, [
    actor.userId,
    ...(before.mark ? [before.mark.by] : []),
  ]);
  const named = namedIn(names);
  const answer = (shown: Step, of: number) => ({
    slotId,
    version: of,
    step: presentStep(shown, named),
  });
  if (version !== score.version)
    throw new AppError('stale_version', {
      current: {
        ...answer(before, score.version),
        comment: whole.comments.get(slotId)?.comment ?? '',
      },
    });
  expectWithin(points, before);
  return {
    response: {
      ...answer(step, score.version + 1),
      comment,
      score: { points: earned.points, most: earned.most },
      waiting: earned.waiting,
    },
    items: [
      attemptItems.putScore(place, score, steps),
      attemptItems.putComment(place, { slotId, comment, ...by }),
      attempts.put(place, own, next),
      ...markQuiz(place, next, marking, {
        ...by,
        because: { kind: 'marked', attemptId: place.attemptId, slotId },
      }),
      // With this it may be passed.
      ...(await completionItems(table, place, completing, next, by.at)),
    ],
  };
};
