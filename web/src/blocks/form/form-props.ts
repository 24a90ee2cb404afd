import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Files } from './files.ts';
import type { PickMedia } from '../types.ts';
import type { Issue } from './issue-at.ts';

/** What a form of one kind of block is given: what stands in it, and where changes go. */
export type FormProps<K extends BlockKind> = {
  content: ContentOf<K>;
  onChange: (content: ContentOf<K>) => void;
  files: Files;
  pickMedia: PickMedia;
  /** Why it cannot be saved as it stands. */
  issues: readonly Issue[];
  /** The language that is the reader's own. */
  language: Language;
};
