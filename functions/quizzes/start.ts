import * as z from 'zod';
import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { fixedIn, slotsIn } from '#shared/blocks/quiz/slots.ts';
import { attemptTime } from '#shared/policies/attempt-time.ts';
import type { Operation } from '#functions/api/operation.ts';
import { questionRecord } from '#functions/data/banks/questions.ts';
import { keys } from '#functions/data/keys.ts';
import { moduleRecord } from '#functions/data/lessons/outline.ts';
import { attemptItems } from '#functions/data/quizzes/attempt.ts';
import { attempts, openAttempt } from '#functions/data/quizzes/attempts.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';
import { expectCode } from './expect-code.ts';
import { loadCurrent } from './get.ts';
import { openQuiz } from './open-quiz.ts';
import { paperOf } from './paper-of.ts';
import { startRefusal } from './start-refusal.ts';

const around = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  questionRecord.extend({ entity: z.literal('Question') }),
]);

/** Begins an attempt. Who has one that runs is given that one, whatever has changed since. */
export const start: Operation<typeof contract.start, QuizzesDeps> = async ({
  actor: { userId },
  params,
  body: { code },
  now,
  deps,
}) => {
  const view = await loadCurrent(deps, params, userId, now);
  const running = openAttempt(view.own);
  if (running) return { response: { attemptId: running.attemptId }, items: [] };
  const wanted = fixedIn(slotsIn(view.quiz ? [view.quiz] : [])).map(({ questionId }) => questionId);
  const items = await deps.table.batchGet(
    around,
    [
      ...(view.block ? [keys.module(params.courseId, view.block.moduleId)] : []),
      ...wanted.map(keys.question),
    ],
    { consistent: true },
  );
  const module = items.find((item) => item.entity === 'Module') ?? null;
  const quiz = await openQuiz(deps.table, view, now, module);
  const { refusal } = startRefusal(quiz, view, now);
  if (refusal) throw new AppError(refusal);
  if (quiz.needsCode) await expectCode(deps.table, { userId, quizId: params.quizId, code }, now);
  const heads = items.filter((item) => item.entity === 'Question');
  const byId = new Map(heads.map((head) => [head.questionId, head]));
  const paper = await paperOf(deps, quiz, view.course, byId, now);
  const { deadline, because } = attemptTime(quiz, view.closesAt, now);
  const one = {
    attemptId: deps.ids.ulid(now),
    number: (view.own?.attempts.length ?? 0) + 1,
    state: 'open' as const,
    startedAt: iso(now),
    reopenedAt: null,
    deadline: deadline === null ? null : iso(deadline),
    endedAt: null,
  };
  const who = { ...params, userId };
  const { oneByOne, back, hints } = quiz;
  const head = { ...who, ...one, because, oneByOne, back, hints, saves: 0, position: 0 };
  return {
    response: { attemptId: one.attemptId },
    items: [attempts.begin(who, view.own, one), ...attemptItems.begin(head, paper)],
  };
};
