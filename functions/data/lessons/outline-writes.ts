import { isDeepStrictEqual } from 'node:util';
import { usualFacts } from '#shared/blocks/usual-facts.ts';
import { blockContents, type Saved } from './block-contents.ts';
import { keys } from '#functions/data/keys.ts';
import { endOfBin } from '#functions/data/table/bin.ts';
import { isVisible } from './learners-outline.ts';
import type { BlockHead, Module } from './outline.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

/** The defaults of records that say nothing. */
const usualRow = {
  published: true,
  release: null,
  prerequisites: [],
  completion: { rule: 'marked' },
  mediaIds: [],
  binnedAt: null,
  source: null,
  shownAt: null,
  revisedAt: null,
  movedDates: [],
};

/** An item without what is as usual. */
const unusual = (item: Item, usual: Item): Item =>
  Object.fromEntries(
    Object.entries(item).filter(([name, value]) => !isDeepStrictEqual(value, usual[name])),
  );

const moduleItem = (module: Module): Item => ({
  ...keys.module(module.courseId, module.moduleId),
  entity: 'Module',
  ...unusual(module, usualRow),
  expiresAt: endOfBin(module.binnedAt),
});

const blockItem = (block: BlockHead): Item => ({
  ...keys.block(block.courseId, block.blockId),
  entity: 'Block',
  ...unusual(block, usualRow),
  facts: unusual(block.facts, usualFacts),
  expiresAt: endOfBin(block.binnedAt),
});

/** Puts a row over the one that was read; whatever came in between, the operation runs again. */
const over = (label: string, item: Item, before: { revision: number }): TransactionItem =>
  tryAgain({
    label,
    put: item,
    condition: '#revision = :before',
    expression: { names: { '#revision': 'revision' }, values: { ':before': before.revision } },
  });

/**
 * A row after a change. An edit counts as a version; a move or the bin does not, so that nobody's open
 * editor is stale by it.
 * @param at when it is changed, as an instant: since then learners have what they did not have before
 */
function after<T extends Module | BlockHead>(
  before: T,
  changes: Partial<NoInfer<T>>,
  { edit, at }: { edit: boolean; at: string },
): T {
  const next = { ...before, ...changes };
  return {
    ...next,
    version: before.version + (edit ? 1 : 0),
    revision: before.revision + 1,
    shownAt: isVisible(next) && !isVisible(before) ? at : before.shownAt,
  };
}

/** A row as it begins: what is published is there from then on, which the id tells unless it follows from a source. */
const begun = <T extends NewModule | NewBlock>(row: T, at: string) => ({
  ...row,
  shownAt: row.published && row.source ? at : null,
});

/** A row before its writes have said since when it is there. */
export type NewModule = Omit<Module, 'shownAt'>;
export type NewBlock = Omit<BlockHead, 'shownAt' | 'revisedAt' | 'movedDates'>;

/** Writes of an outline: items for a transaction, each with the row as it is then. */
export const outlineWrites = {
  createModule: (module: NewModule, at: string): TransactionItem =>
    tryAgain({
      label: 'module',
      put: moduleItem(begun(module, at)),
      condition: 'attribute_not_exists(pk)',
    }),

  createBlock: (block: NewBlock, saved: Saved): TransactionItem[] => [
    tryAgain({
      label: 'block',
      put: blockItem({ ...begun(block, saved.savedAt), revisedAt: null, movedDates: [] }),
      condition: 'attribute_not_exists(pk)',
    }),
    blockContents.put(block, saved),
  ],

  /** All lessons of a module's copy are there. */
  finishCopy: ({ courseId, moduleId }: Module): TransactionItem => ({
    label: 'copied',
    update: keys.module(courseId, moduleId),
    set: 'REMOVE copyOf SET #revision = #revision + :one',
    condition: 'attribute_exists(copyOf)',
    expression: { names: { '#revision': 'revision' }, values: { ':one': 1 } },
  }),

  /** An edit of a module, as it was read. */
  replaceModule(before: Module, changes: Partial<Module>, at: string) {
    const next = after(before, changes, { edit: true, at });
    return { next, item: over('module', moduleItem(next), before) };
  },

  /** An edit of a block's head, as it was read; its content stays. */
  editBlock(before: BlockHead, changes: Partial<BlockHead>, at: string) {
    const next = after(before, changes, { edit: true, at });
    return { next, item: over('block', blockItem(next), before) };
  },

  /** An edit of a block: head and content are one object with one version. */
  replaceBlock(before: BlockHead, changes: Partial<BlockHead>, saved: Saved) {
    const { next, item } = outlineWrites.editBlock(before, changes, saved.savedAt);
    return { next, items: [item, blockContents.put(next, saved)] };
  },

  /** Puts a module elsewhere: in another place, or in the bin and out of it. */
  placeModule(before: Module, place: Partial<Pick<Module, 'rank' | 'binnedAt'>>, at: string) {
    const next = after(before, place, { edit: false, at });
    return { next, item: over('module', moduleItem(next), before) };
  },

  /** Puts a block elsewhere: in another place, or in the bin and out of it. */
  placeBlock(
    before: BlockHead,
    place: Partial<Pick<BlockHead, 'moduleId' | 'rank' | 'binnedAt'>>,
    at: string,
  ) {
    const next = after(before, place, { edit: false, at });
    return { next, item: over('block', blockItem(next), before) };
  },
};
