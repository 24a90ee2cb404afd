import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation, OperationInput } from '#functions/api/operation.ts';
import { gradeViews } from '#functions/data/grades/grade-views.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

type Input = Pick<OperationInput<typeof contract.listViews, BaseDeps>, 'actor' | 'params' | 'deps'>;

/** Whose views of which book: only who may see it has any. */
async function ownViewsOf({ actor, params, deps: { table } }: Input) {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  return { userId: actor.userId, courseId };
}

export const listViews: Operation<typeof contract.listViews, BaseDeps> = async (input) => {
  const { page, deps } = input;
  const { items, last } = await gradeViews.list(deps.table, await ownViewsOf(input), page);
  return { items, nextCursor: page.cursor(last) };
};

export const saveView: Operation<typeof contract.saveView, BaseDeps> = async (input) => {
  const { body, now, deps } = input;
  const whose = await ownViewsOf(input);
  const view = { ...body, viewId: deps.ids.ulid(now), savedAt: iso(now), version: 1 };
  return { response: view, items: gradeViews.create(whose, view) };
};

export const changeView: Operation<typeof contract.changeView, BaseDeps> = async (input) => {
  const { body, deps } = input;
  const { viewId, version, ...changes } = body;
  const whose = await ownViewsOf(input);
  const view = found(await gradeViews.get(deps.table, whose, viewId));
  expectVersion(version, view, view);
  const { next, item } = gradeViews.change(whose, view, changes);
  return { response: next, items: [item] };
};

/** Answers with what was deleted, so that it can be saved again. */
export const removeView: Operation<typeof contract.removeView, BaseDeps> = async (input) => {
  const { body, deps } = input;
  const whose = await ownViewsOf(input);
  const view = found(await gradeViews.get(deps.table, whose, body.viewId));
  return { response: view, items: gradeViews.remove(whose, view) };
};
