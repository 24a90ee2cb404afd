import type { attempts as contract } from '#shared/contract/attempts.ts';
import { courseInstant } from '#shared/policies/course-instant.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { wholeOutlineOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import type { Outline } from '#functions/data/lessons/outline.ts';
import { attemptRows } from '#functions/data/quizzes/attempt-rows.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AttemptsDeps } from './deps.ts';

/** The quizzes of an outline in its order, each with its module; what lies in the trash is left out. */
const quizzesOf = ({ modules, blocks }: Outline) =>
  modules
    .filter(({ binnedAt }) => binnedAt === null)
    .flatMap((module) =>
      blocks.flatMap(({ facts: { quiz, empty }, ...block }) =>
        quiz && block.moduleId === module.moduleId && block.binnedAt === null
          ? [{ module, block, quiz, isEmpty: empty }]
          : [],
      ),
    );

/** One query, and one request for what is kept of their attempts, whatever the number of these. */
export const listQuizzes: Operation<typeof contract.listQuizzes, AttemptsDeps> = async ({
  actor,
  params,
  page,
  deps: { table },
}) => {
  const outline = await wholeOutlineOf(table, actor, params.courseId);
  const all = quizzesOf(outline);
  const after = page.start?.quizId;
  const at = after === undefined ? 0 : all.findIndex(({ block }) => block.blockId === after) + 1;
  // The quiz that the page before ended with is no more.
  if (after !== undefined && at === 0) throw new AppError('invalid_cursor');
  const shown = all.slice(at, at + page.limit);
  const sums = await attemptRows.sumsOfAll(
    table,
    shown.map(({ block }) => block.blockId),
  );
  const instantOf = (time: CourseTime | null) => {
    const instant = time && courseInstant(outline.course.startsOn, time);
    return instant === null ? null : iso(instant);
  };
  const last = at + page.limit < all.length ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ module, block, quiz, isEmpty }) => ({
      quizId: block.blockId,
      moduleId: module.moduleId,
      module: module.title,
      title: block.title,
      isPublished: isVisible(module) && isVisible(block),
      isEmpty,
      opensAt: instantOf(quiz.opens),
      closesAt: instantOf(quiz.closes),
      sums: sums(block.blockId),
    })),
    nextCursor: page.cursor(last ? { quizId: last.block.blockId } : null),
  };
};
