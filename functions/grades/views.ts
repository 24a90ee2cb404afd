import type { grades as contract } from '#shared/contract/grades.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation, OperationInput } from '#functions/api/operation.ts';
import { type GradeView, gradeViews } from '#functions/data/grades/grade-views.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';

type Input = Pick<OperationInput<typeof contract.listViews, BaseDeps>, 'actor' | 'params' | 'deps'>;

/** Whose views of which book: only who may see it has any. */
async function ownViewsOf({ actor, params, deps: { table } }: Input) {
  const { courseId } = await editableCourseOf(table, actor, params.courseId);
  return { userId: actor.userId, courseId };
}

/** What each request of views reads in any case. */
export const viewKeys = ({ courseId }: { courseId: string }, userId: string): Key[] => [
  keys.course(courseId),
  keys.gradeViewDefault(userId, courseId),
];

const present = (view: GradeView, opensWith: GradeView | null) => ({
  ...view,
  isDefault: view.viewId === opensWith?.viewId,
});

export const listViews: Operation<typeof contract.listViews, BaseDeps> = async (input) => {
  const { page, deps } = input;
  const whose = await ownViewsOf(input);
  const [{ items, last }, opensWith] = await Promise.all([
    gradeViews.list(deps.table, whose, page),
    gradeViews.opensWith(deps.table, whose),
  ]);
  return {
    items: items.map((view) => present(view, opensWith)),
    nextCursor: page.cursor(last),
  };
};

export const saveView: Operation<typeof contract.saveView, BaseDeps> = async (input) => {
  const { body, now, deps } = input;
  const whose = await ownViewsOf(input);
  const view = { ...body, viewId: deps.ids.ulid(now), savedAt: iso(now), version: 1 };
  return { response: present(view, null), items: gradeViews.create(whose, view) };
};

/** A view, and what the book opens with, as a write reads them. */
async function readView(input: Input, viewId: string) {
  const { table } = input.deps;
  const whose = await ownViewsOf(input);
  const [view, opensWith] = await Promise.all([
    gradeViews.get(table, whose, viewId),
    gradeViews.opensWith(table, whose),
  ]);
  return { whose, view: found(view), opensWith, wasDefault: opensWith?.viewId === viewId };
}

/** Each change of whether the book opens with a view changes the view as well: two who say otherwise never both win. */
export const changeView: Operation<typeof contract.changeView, BaseDeps> = async (input) => {
  const { viewId, version, isDefault, ...changes } = input.body;
  const { whose, view, opensWith, wasDefault } = await readView(input, viewId);
  expectVersion(version, view, present(view, opensWith));
  const { next, item } = gradeViews.change(whose, view, changes);
  const opens = isDefault ?? wasDefault;
  return {
    response: { ...next, isDefault: opens },
    items: [
      item,
      ...(opens || wasDefault ? [gradeViews.openWith(whose, opensWith, opens ? next : null)] : []),
    ],
  };
};

/** Answers with what was deleted, so that it can be saved again. The book opens with it no more. */
export const removeView: Operation<typeof contract.removeView, BaseDeps> = async (input) => {
  const { whose, view, opensWith, wasDefault } = await readView(input, input.body.viewId);
  return {
    response: present(view, opensWith),
    items: [
      ...gradeViews.remove(whose, view),
      ...(wasDefault ? [gradeViews.openWith(whose, opensWith, null)] : []),
    ],
  };
};
