import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import { enrollments, isActive } from '#functions/data/enrollments/enrollments.ts';
import { learnersOutline } from '#functions/data/lessons/learners-outline.ts';
import { presentOutlineBlock } from '#functions/data/lessons/present-outline.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { standingOf } from '#functions/data/lessons/standing.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { editableOutlineOf } from './editable-outline.ts';

/** Somebody who is in a course, with what they have done. @throws AppError `not_found` for everybody else */
async function learnerOf(table: Table, courseId: string, userId: string) {
  const [enrollment, progress, names] = await Promise.all([
    enrollments.get(table, userId, courseId),
    enrollments.progress(table, userId, courseId),
    profiles.names(table, [userId]),
  ]);
  if (!isActive(enrollment)) throw new AppError('not_found');
  const { enrolledAt, doneBlocks } = enrollment;
  return { progress, enrolledAt, person: { userId, name: names.get(userId) ?? '', doneBlocks } };
}

/**
 * The same outline and the same locks that a learner is given, by the same rules; only the instant is
 * another one. It reads, and leaves no trace with the learner.
 */
export const preview: Operation<typeof contract.preview, BaseDeps> = async ({
  actor,
  params,
  query,
  now,
  deps,
}) => {
  const { courseId } = params;
  const outline = learnersOutline(await editableOutlineOf(deps.table, actor, courseId, now));
  const at = query.at ?? iso(now);
  const learner =
    query.userId === undefined
      ? { person: null, progress: [], enrolledAt: query.enrolledAt ?? at }
      : await learnerOf(deps.table, courseId, query.userId);
  const { person, progress, enrolledAt } = learner;
  const standing = standingOf(outline, { enrolledAt }, progress, Date.parse(at));
  return {
    at,
    enrolledAt,
    person: person && { ...person, lessons: outline.blocks.length },
    modules: outline.modules.map(({ moduleId, title }) => ({
      moduleId,
      title,
      blocks: outline.blocks
        .filter((block) => block.moduleId === moduleId)
        .map((block) => presentOutlineBlock(block, standing)),
    })),
  };
};
