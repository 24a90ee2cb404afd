import type { lessons as contract } from '#shared/contract/lessons.ts';
import type { Body } from '#shared/contract/route.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { Module } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { presentModuleRow } from '#functions/data/lessons/present-rows.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { copyModules } from './copy-modules.ts';
import { editableOutlineOf, namedRows } from './editable-outline.ts';
import { ranksBehind } from './ranks-behind.ts';

type Change = Exclude<Body<typeof contract.changeModules>['change'], { do: 'copy' }>;
type Changed = { next: Module; item: TransactionItem };

/** The modules in their new places, first those that were named. @throws AppError `not_found` */
function moved(after: string | null, named: Module[], all: Module[], at: string): Changed[] {
  const others = all.filter((one) => !named.includes(one));
  const anchor = after === null ? null : found(others.find(({ moduleId }) => moduleId === after));
  return ranksBehind(others, anchor, named).map(({ row, rank }) =>
    outlineWrites.placeModule(row, { rank }, at),
  );
}

/** The modules as they come out of a change. */
function changed(change: Change, named: Module[], all: Module[], at: string): Changed[] {
  if (change.do === 'move') return moved(change.after, named, all, at);
  const work = {
    publish: (one: Module) => outlineWrites.replaceModule(one, { published: true }, at),
    unpublish: (one: Module) => outlineWrites.replaceModule(one, { published: false }, at),
    bin: (one: Module) => outlineWrites.placeModule(one, { binnedAt: one.binnedAt ?? at }, at),
    restore: (one: Module) => outlineWrites.placeModule(one, { binnedAt: null }, at),
  };
  return named.map(work[change.do]);
}

export const changeModules: Operation<typeof contract.changeModules, BaseDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { change } = body;
  const { modules } = await editableOutlineOf(deps.table, actor, params.courseId, now);
  const named = namedRows(body.moduleIds, modules, ({ moduleId }) => moduleId);
  if (change.do === 'copy') {
    const { copies, items } = copyModules(deps, named, modules, { userId: actor.userId, now });
    return { response: { modules: copies.map(presentModuleRow) }, items };
  }
  const done = changed(change, named, modules, iso(now));
  return {
    response: { modules: done.map(({ next }) => presentModuleRow(next)) },
    items: done.map(({ item }) => item),
  };
};
