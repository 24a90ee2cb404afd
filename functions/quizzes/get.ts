import { countAttempts } from '#shared/grading/count-attempts.ts';
import { attemptTime } from '#shared/policies/attempt-time.ts';
import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attempts as attemptsOf, openAttempt } from '#functions/data/quizzes/attempts.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { isClosed, loadQuiz, type Quiz, type QuizView } from '#functions/data/quizzes/quiz-view.ts';
import { hasExpired } from '#functions/data/quizzes/running-time.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';
import { openQuiz } from './open-quiz.ts';
import { presentHead, shownOf } from './present-attempt.ts';
import { startRefusal, sumsOf } from './start-refusal.ts';

const isoOr = (at: number | null) => (at === null ? null : iso(at));

/** What of the own attempts is shown, and what counts where all of it is. */
export function presentOwn(quiz: Quiz, view: QuizView, now: number) {
  const { own, clock, enrollment } = view;
  const seen = (own?.attempts ?? []).map((one) => {
    const earned = own?.earned[one.attemptId];
    // A score tells those who still answer nothing.
    const phase = { isClosed: isClosed(view, now), othersRun: false };
    const isShown = shownOf(quiz, own, one, phase).score;
    return {
      ...presentHead(one, enrollment.userId, clock),
      isReset: one.isReset === true,
      score: isShown && earned ? { points: earned.points, most: earned.most } : null,
    };
  });
  const ended = seen.filter(({ state, isReset }) => state !== 'open' && !isReset);
  const scored = ended.flatMap(({ attemptId, score }) => (score ? [{ attemptId, ...score }] : []));
  const { attemptIds, earned } = countAttempts(scored, quiz.counts);
  return {
    own: seen,
    counted: earned && scored.length === ended.length ? { attemptIds, score: earned } : null,
  };
}

/** The view of a quiz in which no attempt runs whose time is over. */
export async function loadCurrent(
  deps: QuizzesDeps,
  place: { courseId: string; quizId: string },
  userId: string,
  now: number,
): Promise<QuizView> {
  const view = await loadQuiz(deps.table, place, userId);
  const open = openAttempt(view.own);
  if (!open || !hasExpired({ ...open, userId }, view.clock, now)) return view;
  const who = { ...place, userId };
  await expireAttempt(deps.table, { ...who, attemptId: open.attemptId }, now, view.clock);
  const own = await attemptsOf.get(deps.table, who);
  return { ...view, own, clock: await quizClocks.get(deps.table, place.quizId) };
}

export const get: Operation<typeof contract.get, QuizzesDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const view = await loadCurrent(deps, params, actor.userId, now);
  const quiz = await openQuiz(deps.table, view, now);
  const { deadline, because } = attemptTime(quiz, view.closesAt, now);
  const { refusal, startsAt } = startRefusal(quiz, view, now);
  const { instructions, minutes, attempts, counts, wait, closing } = quiz;
  const { oneByOne, back, needsCode, passPercent, shows } = quiz;
  return {
    ...params,
    title: view.block?.title ?? {},
    instructions,
    minutes,
    attempts,
    counts,
    wait,
    opensAt: isoOr(view.opensAt),
    closesAt: isoOr(view.closesAt),
    closing,
    oneByOne,
    back,
    needsCode,
    passPercent,
    shows,
    accommodation: view.accommodation && {
      morePercent: view.accommodation.morePercent,
      moreAttempts: view.accommodation.moreAttempts,
      ownDates: view.accommodation.opensAt !== null || view.accommodation.closesAt !== null,
      from: view.accommodation.from,
    },
    ...sumsOf(quiz),
    ...presentOwn(quiz, view, now),
    time: {
      seconds: deadline === null ? null : Math.max(0, Math.floor((deadline - now) / 1000)),
      because,
    },
    refusal: openAttempt(view.own) ? null : refusal,
    startsAt: isoOr(startsAt),
    now: iso(now),
  };
};
