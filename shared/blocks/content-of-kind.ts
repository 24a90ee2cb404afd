import type { BlockContent, ContentOf } from '#shared/schemas/blocks.ts';
import type { BlockKind } from './block-kinds.ts';

/** A content, where it is of a kind; null: it is of another, or there is none. */
export const contentOfKind = <K extends BlockKind>(
  kind: K,
  content: BlockContent | undefined,
): ContentOf<K> | null => (content?.kind === kind ? (content as ContentOf<K>) : null);
