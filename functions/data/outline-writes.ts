import { isDeepStrictEqual } from 'node:util';
import { usualFacts } from '#shared/policies/usual-facts.ts';
import { blockContents, type Saved } from './block-contents.ts';
import { keys } from './keys.ts';
import type { BlockHead, Module } from './outline.ts';
import type { Item } from './table.ts';
import type { TransactionItem } from './transaction.ts';
import { tryAgain } from './try-again.ts';

/** How long what was thrown away can be brought back, in seconds: 30 days. */
const inBinSeconds = 30 * 86_400;

/** When the table forgets what is in the bin, in seconds; readers leave it out from that instant on. */
export const endOfBin = (binnedAt: string | null): number | undefined =>
  binnedAt === null ? undefined : Math.floor(Date.parse(binnedAt) / 1000) + inBinSeconds;

/** What records take to be so where nothing is said. */
const usualRow = {
  published: true,
  release: null,
  prerequisites: [],
  completion: { rule: 'marked' },
  mediaIds: [],
  binnedAt: null,
  source: null,
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

/** An edit counts as a version; a move or the bin does not, so that nobody's open editor is stale by it. */
const after = <T extends Module | BlockHead>(
  before: T,
  changes: Partial<NoInfer<T>>,
  edit: boolean,
): T => ({
  ...before,
  ...changes,
  version: before.version + (edit ? 1 : 0),
  revision: before.revision + 1,
});

/** What changes an outline: items for a transaction, each with the row as it is then. */
export const outlineWrites = {
  createModule: (module: Module): TransactionItem =>
    tryAgain({
      label: 'module',
      put: moduleItem(module),
      condition: 'attribute_not_exists(pk)',
    }),

  createBlock: (block: BlockHead, saved: Saved): TransactionItem[] => [
    tryAgain({
      label: 'block',
      put: blockItem(block),
      condition: 'attribute_not_exists(pk)',
    }),
    blockContents.put(block.blockId, saved),
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
  replaceModule(before: Module, changes: Partial<Module>) {
    const next = after(before, changes, true);
    return { next, item: over('module', moduleItem(next), before) };
  },

  /** An edit of a block's head, as it was read; its content stays. */
  editBlock(before: BlockHead, changes: Partial<BlockHead>) {
    const next = after(before, changes, true);
    return { next, item: over('block', blockItem(next), before) };
  },

  /** An edit of a block: head and content are one object with one version. */
  replaceBlock(before: BlockHead, changes: Partial<BlockHead>, saved: Saved) {
    const { next, item } = outlineWrites.editBlock(before, changes);
    return { next, items: [item, blockContents.put(next.blockId, saved)] };
  },

  /** Puts a module elsewhere: in another place, or in the bin and out of it. */
  placeModule(before: Module, place: Partial<Pick<Module, 'rank' | 'binnedAt'>>) {
    const next = after(before, place, false);
    return { next, item: over('module', moduleItem(next), before) };
  },

  /** Puts a block elsewhere: in another place, or in the bin and out of it. */
  placeBlock(before: BlockHead, place: Partial<Pick<BlockHead, 'moduleId' | 'rank' | 'binnedAt'>>) {
    const next = after(before, place, false);
    return { next, item: over('block', blockItem(next), before) };
  },
};
