import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { type BlockSheet, usualSheet } from './sheet/block-sheet.ts';
import { textSheet } from './text/sheet.ts';

/** The form of each kind of block in a teacher's folder of Markdown files. */
export const sheets: { [K in BlockKind]: BlockSheet<K> } = {
  text: textSheet,
  video: { ...usualSheet, called: 'video' },
  file: usualSheet,
  image: usualSheet,
  audio: { ...usualSheet, called: 'audio' },
  link: usualSheet,
  embed: usualSheet,
  live: usualSheet,
  quiz: { ...usualSheet, called: 'quiz' },
  assignment: usualSheet,
};
