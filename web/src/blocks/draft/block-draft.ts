import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Comparison } from './compare-fields.ts';
import type { Part } from './merge-fields.ts';

/** The way in which a draft of a kind of block is stored, merged and compared. */
export type BlockDraft<K extends BlockKind> = {
  /** Whether its form has texts in both languages, whose bar also says how the saving goes. */
  inBothLanguages: boolean;
  /** The form's values as they are to be stored: empty fields say nothing. */
  stored: (content: ContentOf<K>) => ContentOf<K>;
  /** Merges what two people made of it; null: by field. */
  merge: ((seen: ContentOf<K>, mine: ContentOf<K>, theirs: ContentOf<K>) => Part) | null;
  /** Compares two contents; null: by field. */
  compare: ((before: ContentOf<K>, after: ContentOf<K>) => Comparison[]) | null;
};

/** A kind that is stored as it stands in its form, and merged and compared by field. */
export const usualDraft = {
  inBothLanguages: false,
  stored: <Content>(content: Content) => content,
  merge: null,
  compare: null,
};
