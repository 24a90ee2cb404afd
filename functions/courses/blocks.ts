import { generateKeyBetween } from 'fractional-indexing';
import type { courses as contract } from '#shared/contract/courses.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { loadBlock } from '#functions/data/block-view.ts';
import { mediaUsable } from '#functions/data/media.ts';
import { outlines } from '#functions/data/outline.ts';
import { expectVersion } from '#functions/data/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { CoursesDeps } from './deps.ts';
import { mediaOf } from './media-of.ts';
import { presentBlock } from './present-block.ts';

const asEditor = { progress: null, can: { edit: true, recordProgress: false } };

export const createBlock: Operation<typeof contract.createBlock, CoursesDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const outline = found(await outlines.get(deps.table, courseId));
  const { moduleId } = found(outline.modules.find((module) => module.moduleId === params.moduleId));
  const { content, ...head } = body;
  await mediaUsable(deps.table, courseId, mediaOf(content));
  const last = outline.blocks.findLast((block) => block.moduleId === moduleId);
  const block = {
    ...head,
    blockId: deps.ids.ulid(now),
    moduleId,
    courseId,
    kind: content.kind,
    mediaIds: mediaOf(content),
    rank: generateKeyBetween(last?.rank ?? null, null),
    version: 1,
  };
  return {
    response: await presentBlock(deps, now, block, content, asEditor),
    items: outlines.createBlock(block, content),
  };
};

export const updateBlock: Operation<typeof contract.updateBlock, CoursesDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const loaded = await loadBlock(deps.table, params, null);
  const course = found(loaded.course);
  if (!canEditCourse(actor, course)) throw new AppError('not_found');
  const block = found(loaded.block);
  const before = found(loaded.content);
  const { version, content = before, ...changes } = body;
  if (content.kind !== block.kind)
    throw new AppError('invalid_request', {
      issues: [{ path: ['content', 'kind'], code: 'fixed' }],
    });
  expectVersion(version, block, await presentBlock(deps, now, block, before, asEditor));
  await mediaUsable(deps.table, course.courseId, mediaOf(content));
  const { next, items } = outlines.replaceBlock(
    block,
    { ...changes, mediaIds: mediaOf(content) },
    content,
  );
  return { response: await presentBlock(deps, now, next, content, asEditor), items };
};
