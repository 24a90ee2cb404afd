import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { graceMs } from '#shared/policies/attempt-time.ts';
import { askedOf } from '#shared/questions/play.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { WholeAttempt } from '#functions/data/quizzes/attempt.ts';
import { linksIn } from '#functions/data/quizzes/links-in.ts';
import { questionsOf } from '#functions/data/quizzes/questions-of.ts';
import { timeOf } from '#functions/data/quizzes/running-time.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';
import { ownAttempt } from './own-attempt.ts';
import { presentGiven, presentHead } from './present-attempt.ts';

/** The questions that somebody may see now: of an attempt that has ended none, without a way back the open one. */
function seenNow({ head, paper: { slots } }: WholeAttempt) {
  if (head.state !== 'open') return [];
  return head.back ? slots : slots.slice(head.position, head.position + 1);
}

export const getAttempt: Operation<typeof contract.getAttempt, QuizzesDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const place = { ...params, userId: actor.userId };
  // It runs by what held when it began, whatever is different for its person now.
  const { view, whole } = await ownAttempt(deps.table, place, now, { asksGroups: false });
  const { head, paper, answers } = whole;
  const hasHints = head.hints ?? view.quiz?.hints ?? false;
  const { asked, files } = await questionsOf(deps.table, seenNow(whole), {
    withMedia: true,
    answers,
  });
  const questions = asked.map(({ slotId, section, points, content, draw }) => {
    const saved = answers.get(slotId);
    return {
      slotId,
      section,
      points,
      asked: askedOf(content, draw),
      hints: hasHints ? content.hints : [],
      answer: saved?.answer ?? null,
      flagged: saved?.flagged ?? false,
      sequence: saved?.sequence ?? 0,
      isLate: saved?.isLate ?? false,
    };
  });
  return {
    ...presentHead(head, actor.userId, view.clock),
    given: presentGiven(timeOf(head, view.clock).given),
    reopened:
      head.reopenedAt && head.reopenedFor
        ? { at: head.reopenedAt, reason: head.reopenedFor }
        : null,
    quizId: head.quizId,
    because: head.because,
    now: iso(now),
    graceSeconds: graceMs / 1000,
    oneByOne: head.oneByOne,
    back: head.back,
    sections: paper.sections,
    total: paper.slots.length,
    position: head.position,
    saves: head.saves,
    questions,
    links: linksIn(questions, files, deps, now),
  };
};
