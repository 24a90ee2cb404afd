import * as z from 'zod';
import type { quizzes as contract } from '#shared/contract/quizzes.ts';
import { attemptTime } from '#shared/policies/attempt-time.ts';
import { drawOf } from '#shared/questions/play.ts';
import { secureRandom, shuffled } from '#shared/questions/random.ts';
import { mediaOf } from '#shared/questions/registry.ts';
import type { Operation } from '#functions/api/operation.ts';
import { questionRecord, type QuestionHead } from '#functions/data/banks/questions.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { moduleRecord } from '#functions/data/lessons/outline.ts';
import { attemptItems, type Paper } from '#functions/data/quizzes/attempt.ts';
import { attempts, openAttempt } from '#functions/data/quizzes/attempts.ts';
import type { Quiz } from '#functions/data/quizzes/quiz-view.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { QuizzesDeps } from './deps.ts';
import { loadCurrent } from './get.ts';
import { openQuiz } from './open-quiz.ts';
import { startRefusal } from './start-refusal.ts';

type Slot = Quiz['sections'][number]['slots'][number] & { kind: 'fixed' };

const around = z.discriminatedUnion('entity', [
  moduleRecord.extend({ entity: z.literal('Module') }),
  questionRecord.extend({ entity: z.literal('Question') }),
]);

const fixedIn = ({ slots }: Quiz['sections'][number]) =>
  slots.filter((slot): slot is Slot => slot.kind === 'fixed');

/** A quiz asks what lies in the bank of its course, or in that of its teacher, and of nobody else's. */
function versionOf(
  { bankId, version }: Slot,
  head: QuestionHead | undefined,
  course: Course,
): number {
  const isTheirs = bankId === course.courseId || bankId === course.ownerId;
  if (
    !head ||
    !isTheirs ||
    head.bankId !== bankId ||
    head.binnedAt !== null ||
    head.status === 'draft'
  )
    throw new AppError('quiz_not_ready');
  return version ?? head.contentVersion;
}

/** The questions of an attempt in its own order, each with what is decided by lot. */
async function paperOf(
  { table }: QuizzesDeps,
  { sections }: Quiz,
  course: Course,
  heads: QuestionHead[],
): Promise<Paper> {
  const slots = sections.flatMap((section, at) => {
    const fixed = fixedIn(section);
    return (section.shuffle ? shuffled(fixed, secureRandom) : fixed).map((slot) => {
      const head = heads.find(({ questionId }) => questionId === slot.questionId);
      return { ...slot, section: at, contentVersion: versionOf(slot, head, course) };
    });
  });
  const contents = await questionVersions.latest(table, slots);
  return {
    sections: sections.map(({ title, instructions }) => ({ title, instructions })),
    slots: slots.map(({ slotId, section, questionId, contentVersion, points }) => {
      const content = contents.get(questionId);
      if (!content) throw new AppError('quiz_not_ready');
      const draw = drawOf(content, secureRandom);
      const mediaIds = mediaOf(content);
      return { slotId, section, questionId, version: contentVersion, points, draw, mediaIds };
    }),
  };
}

/** Begins an attempt. Who has one that runs is given that one, whatever has changed since. */
export const start: Operation<typeof contract.start, QuizzesDeps> = async ({
  actor: { userId },
  params,
  now,
  deps,
}) => {
  const view = await loadCurrent(deps, params, userId, now);
  const running = openAttempt(view.own);
  if (running) return { response: { attemptId: running.attemptId }, items: [] };
  const wanted = view.quiz?.sections.flatMap(fixedIn).map(({ questionId }) => questionId) ?? [];
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
  const heads = items.filter((item) => item.entity === 'Question');
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
  const { oneByOne, back } = quiz;
  const head = { ...who, ...one, because, oneByOne, back, saves: 0, position: 0 };
  return {
    response: { attemptId: one.attemptId },
    items: [
      attempts.begin(who, view.own, one),
      ...attemptItems.begin(head, await paperOf(deps, quiz, view.course, heads)),
    ],
  };
};
