import type { MediaUse } from '#shared/policies/media-use.ts';
import type { BlockFacts, Completion, ContentOf } from '#shared/schemas/blocks.ts';
import type { FindingCode } from '#shared/schemas/structure.ts';
import type { BlockKind } from './block-kinds.ts';
import { usualFacts } from './usual-facts.ts';

/** A file that something names: as what, and in which field. */
export type NamedMedia = { mediaId: string; use: MediaUse; path: (string | number)[] };

/** What the platform must know of a kind of block beside its schema. */
export type BlockDefinition<K extends BlockKind> = {
  /** Whether people can take it already; what is only planned keeps its course from being published. */
  isOffered: boolean;
  /** What lists and readiness ask of a content, worked out when it is written. */
  facts: (content: ContentOf<K>) => BlockFacts;
  /** The media that a content names, with the field of each within the content. */
  media: (content: ContentOf<K>) => NamedMedia[];
  /** How many minutes people take, until somebody says otherwise. */
  usualMinutes: number;
  /** How many minutes it takes people to read; null: it is nothing to read. */
  readingMinutes: ((content: ContentOf<K>) => number) | null;
  /** How long it plays, in seconds; null: nothing plays, or where it plays is not ours to know. */
  playsFor: ((content: ContentOf<K>) => number) | null;
  /** What may make it done. */
  completion: readonly Completion['rule'][];
  /** What a content lacks that only this kind has. */
  lacks: (facts: BlockFacts) => FindingCode[];
};

/** A kind that names no files, has nothing to read or play, and is done when it was seen or marked. */
export const usualBlock = {
  isOffered: true,
  facts: () => usualFacts,
  media: () => [],
  readingMinutes: null,
  playsFor: null,
  completion: ['viewed', 'marked'],
  lacks: () => [],
} as const;

/** What plays from our own files may be done once so much of it was played. */
export const completionOfPlaying = ['viewed', 'marked', 'watched'] as const;
