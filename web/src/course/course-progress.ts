import { minutesOf } from './outline-counts.ts';
import type { OutlineBlock } from './types.ts';

type Block = Pick<OutlineBlock, 'state' | 'minutes'>;

/** The progress of a reader in a course: what is missing to its end, in its order, and the minutes that this takes. */
export function courseProgress<B extends Block>(outline: readonly { blocks: readonly B[] }[]) {
  const blocks = outline.flatMap((module) => module.blocks);
  const missing = blocks.filter(({ state }) => state !== 'done');
  return {
    done: blocks.length - missing.length,
    total: blocks.length,
    missing,
    minutes: minutesOf(missing),
  };
}
