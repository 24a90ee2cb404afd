import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { IconName } from '#web/components/ui/icon.tsx';

/** The facts about a kind of block that every page needs; small, for it comes with most of them. */
export type BlockLook = {
  icon: IconName;
  /** The sentence on what makes it count where its student marks it (`rule` of the player's texts). */
  rule: 'video' | 'file' | 'marked';
  /** The word on the button for that (`mark`). */
  mark: 'video' | 'done';
  /** Whether it is followed to the second: where it was left, and what is said beside it. */
  isFilm: boolean;
};

const usual = { rule: 'marked', mark: 'done', isFilm: false } as const;

const looks: Record<BlockKind, BlockLook> = {
  text: { ...usual, icon: 'text' },
  video: { icon: 'play', rule: 'video', mark: 'video', isFilm: true },
  file: { ...usual, icon: 'link', rule: 'file' },
  image: { ...usual, icon: 'image' },
  audio: { ...usual, icon: 'audio' },
  link: { ...usual, icon: 'globe' },
  embed: { ...usual, icon: 'play' },
  live: { ...usual, icon: 'live' },
  quiz: { ...usual, icon: 'help' },
  assignment: { ...usual, icon: 'pen' },
};

/**
 * The look of a kind of block. The server may know a kind that came after this page was loaded: it looks like a text.
 */
export const lookOf = (kind: BlockKind): BlockLook =>
  Object.hasOwn(looks, kind) ? looks[kind] : looks.text;
