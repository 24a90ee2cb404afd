import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import type { Operation } from '#functions/api/operation.ts';
import { attempts as attemptsOf } from '#functions/data/quizzes/attempts.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import { isClosed } from '#functions/data/quizzes/quiz-view.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { pick } from '#functions/platform/pick.ts';
import type { QuizzesDeps } from './deps.ts';
import { loadCurrent, presentOwn } from './get.ts';
import { laterOf, presentHead } from './present-attempt.ts';
import { ownHistory } from './own-history.ts';
import { startRefusal } from './start-refusal.ts';

/** Of a quiz that is no more, one's attempts are there, and nobody says what may be shown of them. */
const gone = { counts: 'best', attempts: 20, passPercent: null } as const;

/** The quiz is found by the own attempts: its course is not in the address. */
export const getResults: Operation<typeof contract.getResults, QuizzesDeps> = async ({
  actor: { userId },
  params: { quizId },
  now,
  deps,
}) => {
  const { courseId } = found((await attemptsOf.ofPerson(deps.table, userId)).get(quizId) ?? null);
  const view = await loadCurrent(deps, { courseId, quizId }, userId, now);
  const { quiz, own, block, course, closesAt } = view;
  const heads = own?.attempts ?? [];
  const { own: seen, counted } = quiz
    ? presentOwn(quiz, view, now)
    : {
        own: heads.map((one) => ({
          ...presentHead(one, userId, view.clock),
          isReset: one.isReset === true,
          score: null,
        })),
        counted: null,
      };
  const { counts, attempts, passPercent } = quiz ?? gone;
  const { points = null, most = 0 } = counted?.score ?? {};
  return {
    quizId,
    courseId,
    moduleId: block && isVisible(block) ? block.moduleId : null,
    title: block?.title ?? null,
    courseTitle: course.title,
    attempts,
    counts,
    passPercent,
    own: seen,
    counted,
    isPassed: passPercent === null || points === null ? null : points * 100 >= most * passPercent,
    later: pick(laterOf(quiz, own, { closesAt, isClosed: isClosed(view, now), othersRun: false }), [
      'afterLast',
      'afterClose',
    ]),
    closesAt: closesAt === null ? null : iso(closesAt),
    history: await ownHistory(deps.table, { userId, courseId, itemId: quizId }, { closesAt, now }),
    refusal: quiz ? startRefusal(quiz, view, now).refusal : 'quiz_closed',
    now: iso(now),
  };
};
