import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { blockVersions } from '#functions/data/lessons/block-versions.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { found } from '#functions/platform/app-error.ts';

const presentSaver = (userId: string, names: Map<string, string>) => ({
  userId,
  name: names.get(userId) ?? '',
});

export const listBlockVersions: Operation<typeof contract.listBlockVersions, BaseDeps> = async ({
  actor,
  params,
  page,
  now,
  deps,
}) => {
  const { table } = deps;
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const { blockId } = found(await outlines.block(table, courseId, params.blockId));
  const { items, last } = await blockVersions.list(table, blockId, page, now);
  const names = await profiles.names(
    table,
    items.map(({ savedBy }) => savedBy),
  );
  return {
    items: items.map(({ version, title, savedAt, savedBy }) => ({
      version,
      title,
      savedAt,
      savedBy: presentSaver(savedBy, names),
    })),
    nextCursor: page.cursor(last),
  };
};

export const getBlockVersion: Operation<typeof contract.getBlockVersion, BaseDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { table } = deps;
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  const { blockId } = found(await outlines.block(table, courseId, params.blockId));
  const kept = found(await blockVersions.get(table, blockId, params.version, now));
  const { version, title, savedAt, savedBy, content } = kept;
  const names = await profiles.names(table, [savedBy]);
  return { version, title, savedAt, savedBy: presentSaver(savedBy, names), content };
};
