import type { attempts as contract } from '#shared/contract/attempts.ts';
import { quizSource } from '#shared/grading/quiz-source.ts';
import type { Operation } from '#functions/api/operation.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { attempts } from '#functions/data/quizzes/attempts.ts';
import { expireAttempt } from '#functions/data/quizzes/end-attempt.ts';
import { linksIn } from '#functions/data/quizzes/links-in.ts';
import { questionsOf } from '#functions/data/quizzes/questions-of.ts';
import { askedAt, contentScored, slotsToReview } from '#functions/data/quizzes/scored-by.ts';
import { quizClocks } from '#functions/data/quizzes/quiz-clocks.ts';
import { found } from '#functions/platform/app-error.ts';
import type { AttemptsDeps } from './deps.ts';
import { editableQuizKeys, editableQuizOf, type QuizPlace } from './editable-quiz.ts';
import { presentRow } from './present-row.ts';
import { namedIn, presentHistory, presentQuestion } from './present-work.ts';

/** So many changes of a mark are told of. */
const mostChanges = 100;

export const workKeys = (place: QuizPlace & { userId: string }): Key[] => [
  ...editableQuizKeys(place),
  keys.profile(place.userId),
  keys.quizClock(place.quizId),
];

/** An attempt whose time is over has ended. */
export const get: Operation<typeof contract.get, AttemptsDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { table } = deps;
  const { block } = await editableQuizOf(table, actor, params);
  const { userId, courseId, quizId, attemptId } = params;
  const profile = await profiles.get(table, userId);
  const clock = await quizClocks.get(table, quizId);
  const whole = found(await expireAttempt(table, params, now, clock));
  const place = { userId, courseId, itemId: quizId };
  const [own, mark, changes, { asked, files }] = await Promise.all([
    attempts.get(table, params).then(found),
    marks.get(table, place),
    marks.changes(table, place, { limit: mostChanges }),
    questionsOf(table, slotsToReview(whole), { withMedia: true, answers: whole.answers }),
  ]);
  const isOpen = whole.head.state === 'open';
  const steps = isOpen ? [] : (whole.score?.steps ?? []);
  const people = [
    ...steps.flatMap((step) => (step.mark ? [step.mark.by] : [])),
    ...changes.items.map(({ by }) => by),
  ];
  const named = namedIn(await profiles.names(table, [...new Set(people)]));
  const questions = whole.paper.slots.flatMap((place, at) => {
    const slot = askedAt(asked, place);
    const step = steps[at] ?? null;
    return slot
      ? [presentQuestion(slot, contentScored(slot, asked, step), whole, step, named)]
      : [];
  });
  const source = quizSource(mark);
  const one = found(own.attempts.find((attempt) => attempt.attemptId === attemptId) ?? null);
  return {
    ...presentRow(one, own, { userId, profile: profile ?? undefined }, clock, actor),
    courseId,
    quizId,
    quiz: block.title,
    version: isOpen ? 0 : (whole.score?.version ?? 0),
    sections: whole.paper.sections,
    questions,
    links: linksIn(questions, files, deps, now),
    mark: mark &&
      source && {
        earned: mark.earned,
        status: mark.status,
        releasedAt: mark.releasedAt,
        counted: source.counted,
        counts: source.counts,
      },
    history: presentHistory(changes.items, attemptId, named),
  };
};
