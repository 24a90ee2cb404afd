import type { lessons as contract } from '#shared/contract/lessons.ts';
import { editableModule } from '#shared/schemas/blocks.ts';
import { editableCourseOf, wholeOutlineOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import { outlineWrites, type NewModule } from '#functions/data/lessons/outline-writes.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { fieldsOf, pick } from '#functions/platform/pick.ts';
import type { LessonsDeps } from './deps.ts';
import { expectRules } from './expect-rules.ts';
import { newRanks } from './new-ranks.ts';
import { expectNew, idFrom } from './source.ts';

const present = (row: NewModule) =>
  pick(row, ['moduleId', 'courseId', 'version', ...fieldsOf(editableModule)]);

export const createModule: Operation<typeof contract.createModule, LessonsDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const outline = await wholeOutlineOf(deps.table, actor, params.courseId);
  const { courseId } = outline.course;
  expectNew(body.source, outline.modules, present);
  const { after, ...fields } = body;
  await expectRules(deps.table, courseId, fields.prerequisites);
  const [rank = ''] = newRanks(1, outline.modules, after);
  const module = {
    moduleId: idFrom(body.source, courseId, deps, now),
    courseId,
    ...fields,
    rank,
    binnedAt: null,
    version: 1,
    revision: 1,
  };
  return { response: present(module), items: [outlineWrites.createModule(module, iso(now))] };
};

export const updateModule: Operation<typeof contract.updateModule, LessonsDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const module = found(await outlines.module(deps.table, courseId, params.moduleId));
  const { version, ...changes } = body;
  expectVersion(version, module, present(module));
  await expectRules(deps.table, courseId, changes.prerequisites, module.prerequisites);
  const { next, item } = outlineWrites.replaceModule(module, changes, iso(now));
  return { response: present(next), items: [item] };
};
