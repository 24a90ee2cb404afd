import type { BlockContent, BlockFacts, Completion, ContentOf } from '#shared/schemas/blocks.ts';
import type { FindingCode } from '#shared/schemas/structure.ts';
import { assignment } from './assignment/definition.ts';
import { audio } from './audio/definition.ts';
import type { BlockDefinition, NamedMedia } from './block-definition.ts';
import { type BlockKind, blockKinds } from './block-kinds.ts';
import { embed } from './embed/definition.ts';
import { file } from './file/definition.ts';
import { image } from './image/definition.ts';
import { link } from './link/definition.ts';
import { live } from './live/definition.ts';
import { mostMinutes } from './most-minutes.ts';
import { quiz } from './quiz/definition.ts';
import { text } from './text/definition.ts';
import { video } from './video/definition.ts';

type Definitions = { [K in BlockKind]: BlockDefinition<K> };

/** Every kind of block. All that asks what a kind is or can do asks here; a kind left out does not compile. */
const registry = {
  text,
  video,
  file,
  image,
  audio,
  link,
  embed,
  live,
  quiz,
  assignment,
} as const satisfies Definitions;

const definitions: Definitions = registry;

/** The kinds whose definition says so. */
type KindsWith<Part> = {
  [K in BlockKind]: (typeof registry)[K] extends Part ? K : never;
}[BlockKind];

/** Kinds that people can take. */
export type OfferedKind = KindsWith<{ isOffered: true }>;
/** Kinds that play from our own files, so that the server can count how much of them was. */
export type PlayingKind = KindsWith<{ playsFor: (content: never) => number }>;

export const isOffered = (kind: BlockKind): kind is OfferedKind => definitions[kind].isOffered;
export const offeredKinds = blockKinds.filter(isOffered);
export const plays = (kind: BlockKind): kind is PlayingKind => definitions[kind].playsFor !== null;

export const asksQuestions = (kind: BlockKind): boolean => definitions[kind].asksQuestions;
export const takesWork = (kind: BlockKind): boolean => definitions[kind].takesWork;

/** Whether a kind is read, and takes as long as its words until its teacher says otherwise. */
export const isRead = (kind: BlockKind): boolean => definitions[kind].isRead;

export const usualMinutes = (kind: BlockKind): number => definitions[kind].usualMinutes;
export const usualCompletion = (kind: BlockKind): Completion => definitions[kind].usualCompletion;
/** The ways in which a block of a kind can be done. */
export const completionRules = (kind: BlockKind) => definitions[kind].completion;
export const canComplete = (kind: BlockKind, { rule }: Completion): boolean =>
  completionRules(kind).includes(rule);

/** The faults of a block that only its kind has. */
export const lacksOf = (kind: BlockKind, facts: BlockFacts): FindingCode[] =>
  definitions[kind].lacks(facts);

/** Asks the definition of a content's own kind: the two types go together where the kind is a parameter. */
const ask =
  <Answer>(
    question: <K extends BlockKind>(
      definition: BlockDefinition<K>,
      content: ContentOf<K>,
    ) => Answer,
  ) =>
  (content: BlockContent): Answer => {
    const of = <K extends BlockKind>(kind: K, own: ContentOf<K>) =>
      question<K>(definitions[kind], own);
    return of(content.kind, content);
  };

/** The facts about a block's content for lists and readiness, worked out when it is written. */
export const factsOf = ask<BlockFacts>(({ facts }, content) => facts(content));

/** What of a block's content those get who only learn from it. */
export const shownOf = ask<BlockContent>(({ shown }, content) => shown(content));

/** The media that a block's content names, with the field of each within the content. */
export const namedMedia = ask<NamedMedia[]>(({ media }, content) => media(content));

/** The media that a block's content names, each once. */
export const mediaOf = (content: BlockContent): string[] => [
  ...new Set(namedMedia(content).map(({ mediaId }) => mediaId)),
];

/** The minutes that a content takes by its words or its time limit; null if neither says it. */
export const expectedMinutes = ask<number | null>(
  (one, content) => one.expectedMinutes?.(content) ?? null,
);

/** The seconds that a content plays; null if nothing plays, or if the place where it plays is not ours to know. */
export const playsFor = ask<number | null>((one, content) => one.playsFor?.(content) ?? null);

/** The minutes of a lesson: as long as it plays, or else what its teacher says. */
export function minutesOf(content: BlockContent, said: number): number {
  const seconds = playsFor(content);
  return seconds === null ? said : Math.min(mostMinutes, Math.ceil(seconds / 60));
}
