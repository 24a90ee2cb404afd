import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { compareFields, type Comparison } from '#web/blocks/draft/compare-fields.ts';
import { drafts } from '#web/blocks/drafts.ts';
import type { Content } from '../types.ts';

const compareOf = <K extends BlockKind>(kind: K, before: ContentOf<K>, after: ContentOf<K>) =>
  drafts[kind].compare?.(before, after) ?? compareFields([], before, after);

/** The changes of a block's content since, as its kind compares it; by field if it became another kind. */
export const compare = (before: Content, after: Content): Comparison[] =>
  before.kind === after.kind
    ? compareOf<BlockKind>(after.kind, before, after)
    : compareFields([], before, after);
