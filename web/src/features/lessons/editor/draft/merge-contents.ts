import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Merged } from '#web/blocks/draft/create-draft.ts';
import { mergeFields, type Part } from '#web/blocks/draft/merge-fields.ts';
import { drafts } from '#web/blocks/drafts.ts';
import { same } from '#web/lib/same.ts';
import type { Content } from '../types.ts';

/** Merges as the kind does it; by field where it has no way of its own. */
function mergeOf<K extends BlockKind>(
  kind: K,
  seen: ContentOf<K>,
  mine: ContentOf<K>,
  theirs: ContentOf<K>,
): Part {
  return drafts[kind].merge?.(seen, mine, theirs) ?? mergeFields([], seen, mine, theirs);
}

/** Merges what two people made of one block's content. What one of them made another kind of is merged by field. */
export function mergeContents(seen: Content, mine: Content, theirs: Content): Merged<Content> {
  const { clashes, build } =
    seen.kind === mine.kind && theirs.kind === mine.kind
      ? mergeOf<BlockKind>(mine.kind, seen, mine, theirs)
      : mergeFields([], seen, mine, theirs);
  return {
    clashes,
    takesTheirs: !same(seen, theirs) && !same(mine, theirs),
    build: (choose) => build(choose) as Content,
  };
}
