import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Module } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { iso } from '#functions/platform/iso.ts';
import { copiedTitle } from './copied-title.ts';
import { placeCopies } from './place-copies.ts';

/** Copies of modules, each right behind its original, unpublished; what is in them follows by the stream. */
export function copyModules(
  deps: Pick<BaseDeps, 'ids'>,
  named: Module[],
  all: Module[],
  { userId, now }: { userId: string; now: number },
): { copies: Module[]; items: TransactionItem[] } {
  const { copies, shifted } = placeCopies(
    all,
    named,
    (original) => ({
      ...original,
      moduleId: deps.ids.ulid(now),
      title: copiedTitle(original.title),
      published: false,
      binnedAt: null,
      source: null,
      version: 1,
      revision: 1,
      copyOf: { moduleId: original.moduleId, madeBy: userId, madeAt: iso(now) },
    }),
    () => true,
  );
  const at = iso(now);
  return {
    copies,
    items: [
      ...copies.map((copy) => outlineWrites.createModule(copy, at)),
      ...shifted.map(({ row, rank }) => outlineWrites.placeModule(row, { rank }, at).item),
    ],
  };
}
