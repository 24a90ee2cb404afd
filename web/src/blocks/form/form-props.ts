import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Files } from './files.ts';
import type { PickMedia } from '../types.ts';
import type { Issue } from './issue-at.ts';

/** The props of a form for one kind of block: its values, and where changes go. */
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
