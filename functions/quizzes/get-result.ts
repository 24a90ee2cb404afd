import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { type Shown, shownCredit } from '#shared/policies/shown-result.ts';
import { askedOf, drawFor, reviewOf, storedOf } from '#shared/questions/play.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { WholeAttempt } from '#functions/data/quizzes/attempt.ts';
import { linksIn } from '#functions/data/quizzes/links-in.ts';
import { type AskedSlot, questionsOf } from '#functions/data/quizzes/questions-of.ts';
import { askedAt, contentScored, slotsToReview } from '#functions/data/quizzes/scored-by.ts';
import { isClosed, othersRun } from '#functions/data/quizzes/quiz-view.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { pick } from '#functions/platform/pick.ts';
import type { QuizzesDeps } from './deps.ts';
import { noteMissed } from './note-missed.ts';
import { ownAttempt } from './own-attempt.ts';
import { laterOf, presentHead, shownOf } from './present-attempt.ts';

const nothing: Shown = {
  score: false,
  answers: false,
  verdicts: false,
  feedback: false,
  key: false,
};

/**
 * What a review says, as far as it is shown; null: none of it.
 * @param content that the answer was scored by
 */
function reviewed(
  slot: AskedSlot,
  content: QuestionContent,
  { answers }: WholeAttempt,
  shows: Shown,
) {
  if (!shows.verdicts && !shows.feedback && !shows.key) return null;
  const given = answers.get(slot.slotId)?.answer ?? null;
  const draw = drawFor(slot.draw, slot.content, content);
  const whole = reviewOf(content, draw, given && storedOf(content, draw, given));
  return {
    ...whole,
    parts: shows.verdicts ? whole.parts : null,
    feedback: shows.feedback ? whole.feedback : null,
    general: shows.feedback ? whole.general : null,
    key: shows.key ? whole.key : null,
  } as typeof whole;
}

export const getResult: Operation<typeof contract.getResult, QuizzesDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const place = { ...params, userId: actor.userId };
  const { view, whole } = await ownAttempt(deps.table, place, now, { asksRunning: true });
  const { head, paper, answers, comments, score } = whole;
  if (head.state === 'open') throw new AppError('attempt_runs');
  const { quiz, own, closesAt } = view;
  const phase = { isClosed: isClosed(view, now), othersRun: othersRun(view, now) };
  // Of a quiz that is no more, nobody says what may be shown.
  const shows = quiz ? shownOf(quiz, own, head, phase) : nothing;
  const isAsked = shows.answers || shows.verdicts || shows.feedback || shows.key;
  const { asked, files } = await questionsOf(deps.table, isAsked ? slotsToReview(whole) : [], {
    withMedia: true,
    ...(shows.answers && { answers }),
  });
  // Whoever wants to goes over what they missed, once its key is theirs to know.
  if (shows.key) await noteMissed(deps.table, actor, whole, asked, now);
  const earned = shows.score ? own?.earned[head.attemptId] : undefined;
  const questions = paper.slots.map((place, at) => {
    const { slotId, section } = place;
    const slot = askedAt(asked, place);
    const saved = answers.get(slotId);
    const step = score?.steps[at];
    return {
      slotId,
      section,
      asked: slot ? askedOf(slot.content, slot.draw) : null,
      answer: shows.answers ? (saved?.answer ?? null) : null,
      isLate: saved?.isLate ?? false,
      step:
        shows.score && step
          ? {
              ...pick(step, ['points', 'most', 'isWaiting', 'change']),
              credit: shownCredit(shows, step),
            }
          : null,
      review: slot ? reviewed(slot, contentScored(slot, asked, step), whole, shows) : null,
      comment: shows.feedback ? (comments.get(slotId)?.comment ?? null) : null,
    };
  });
  const { points = null, most = 0 } = earned ?? {};
  const pass = quiz?.passPercent ?? null;
  const listed = own?.attempts.find(({ attemptId }) => attemptId === head.attemptId);
  const isReset = listed?.isReset === true;
  return {
    ...presentHead(head, actor.userId, view.clock),
    quizId: head.quizId,
    isReset,
    score: earned ? { points, most } : null,
    isPassed: pass === null || points === null || isReset ? null : points * 100 >= most * pass,
    shows,
    later: laterOf(quiz, own, { closesAt, ...phase }),
    closesAt: closesAt === null ? null : iso(closesAt),
    questions,
    links: linksIn(questions, files, deps, now),
  };
};
