import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { isLate } from '#shared/policies/attempt-time.ts';
import { BadAnswer } from '#shared/questions/bad-answer.ts';
import { storedOf } from '#shared/questions/play.ts';
import type { GivenAnswer } from '#shared/schemas/questions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { type AskedSlot, questionsOf } from '#functions/data/quizzes/questions-of.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { hasExpired, timeOf } from '#functions/data/quizzes/running-time.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { nameAnswerFiles } from './answer-files.ts';
import type { QuizzesDeps } from './deps.ts';

/** @throws AppError `invalid_request` where an answer does not belong to the question as it was asked */
function expectFitting({ content, draw }: AskedSlot, answer: GivenAnswer): void {
  try {
    storedOf(content, draw, answer);
  } catch (error) {
    if (!(error instanceof BadAnswer)) throw error;
    throw new AppError('invalid_request', { issues: [{ path: ['answer'], code: error.code }] });
  }
}

/** One answer, conditional on its attempt running and on nothing newer being there. */
export const saveAnswer: Operation<typeof contract.saveAnswer, QuizzesDeps> = async ({
  actor: { userId },
  params: { slotId, ...place },
  body: { sequence, answer, flagged, leave },
  now,
  deps,
}) => {
  const own = { ...place, userId };
  const enrollment = await enrollments.get(deps.table, userId, place.courseId);
  const head = found(await attemptItems.head(deps.table, own));
  const { slots } = found(await attemptItems.paper(deps.table, own));
  const clock = await quizClocks.get(deps.table, place.quizId);
  if (!isActive(enrollment)) throw new AppError('enrollment_required');
  const isOver = hasExpired(head, clock, now);
  if (isOver) await expireAttempt(deps.table, own, now, clock);
  if (isOver || head.state !== 'open') throw new AppError('attempt_ended');
  const at = slots.findIndex((slot) => slot.slotId === slotId);
  const slot = found(slots[at] ?? null);
  if (!head.back && at !== head.position) throw new AppError('question_not_open');
  if (leave && head.back)
    throw new AppError('invalid_request', { issues: [{ path: ['leave'], code: 'way_back' }] });
  if (answer) {
    const { asked } = await questionsOf(deps.table, [slot], { withMedia: false });
    expectFitting(found(asked[0] ?? null), answer);
  }
  // What it says must be as it was read where it names files: each of them counts what names it.
  const naming =
    slot.draw.type === 'file'
      ? await nameAnswerFiles(deps.table, { ...own, slotId }, answer, now)
      : null;
  const { deadline } = timeOf(head, clock);
  const late = isLate(deadline === null ? null : Date.parse(deadline), now);
  const saved = { slotId, sequence, answer, flagged, savedAt: iso(now), isLate: late };
  return {
    response: {
      slotId,
      sequence,
      savedAt: saved.savedAt,
      isLate: late,
      deadline,
      position: head.position + (leave ? 1 : 0),
      saves: head.saves + 1,
    },
    items: [
      attemptItems.countSave(head, leave),
      naming ? attemptItems.saveOver(head, saved, naming.before) : attemptItems.save(head, saved),
      ...(naming?.items ?? []),
    ],
  };
};
