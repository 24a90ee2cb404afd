import type { Language } from '#shared/policies/languages.ts';
import type { Issue } from '#web/features/lessons/draft/autosave.ts';
import type { Files } from './files.ts';
import type { ContentOf, Kind, PickMedia } from '#web/features/lessons/types.ts';

/** What a form of one kind of block is given: what stands in it, and where changes go. */
export type FormProps<K extends Kind> = {
  content: ContentOf<K>;
  onChange: (content: ContentOf<K>) => void;
  files: Files;
  pickMedia: PickMedia;
  /** Why it cannot be saved as it stands. */
  issues: readonly Issue[];
  /** The language that is the reader's own. */
  language: Language;
};
