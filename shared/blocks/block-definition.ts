import type { MediaUse } from '#shared/policies/media-use.ts';
import type { BlockFacts, Completion, ContentOf } from '#shared/schemas/blocks.ts';
import type { FindingCode } from '#shared/schemas/structure.ts';
import type { BlockKind } from './block-kinds.ts';
import { usualFacts } from './usual-facts.ts';

/** A file that something names: as what, and in which field. */
export type NamedMedia = { mediaId: string; use: MediaUse; path: (string | number)[] };

/** The facts about a kind of block that the platform must know beside its schema. */
export type BlockDefinition<K extends BlockKind> = {
  /** Whether people can take it already; what is only planned keeps its course from being published. */
  isOffered: boolean;
  /** The facts about a content for lists and readiness, worked out when it is written. */
  facts: (content: ContentOf<K>) => BlockFacts;
  /** What of a content those get who only learn from it; the rest is its editors' alone. */
  shown: (content: ContentOf<K>) => ContentOf<K>;
  /** The media that a content names, with the field of each within the content. */
  media: (content: ContentOf<K>) => NamedMedia[];
  /** Whether it asks questions of banks. */
  asksQuestions: boolean;
  /** Whether people hand in work for it. */
  takesWork: boolean;
  /** The minutes that people take, until somebody says otherwise. */
  usualMinutes: number;
  /** Whether it is read, so that its words say how long it takes. */
  isRead: boolean;
  /** The minutes that people take by what the content says, until its teacher says otherwise; null: it says nothing. */
  expectedMinutes: ((content: ContentOf<K>) => number) | null;
  /** The seconds that it plays; null: nothing plays, or the place where it plays is not ours to know. */
  playsFor: ((content: ContentOf<K>) => number) | null;
  /** The ways in which it can be done. */
  completion: readonly Completion['rule'][];
  /** The way in which it is done until somebody says otherwise. */
  usualCompletion: Completion;
  /** The faults of a content that only this kind has. */
  lacks: (facts: BlockFacts) => FindingCode[];
};

/** A kind that names no files, has nothing to read or play, and is done when it was seen or marked. */
export const usualBlock = {
  isOffered: true,
  asksQuestions: false,
  takesWork: false,
  facts: () => usualFacts,
  media: () => [],
  shown: <Content>(content: Content) => content,
  isRead: false,
  expectedMinutes: null,
  playsFor: null,
  completion: ['viewed', 'marked'],
  usualCompletion: { rule: 'marked' },
  lacks: () => [],
} as const;

/** A block that plays from our own files may be done once so much of it was played. */
export const completionOfPlaying = ['viewed', 'marked', 'watched'] as const;
