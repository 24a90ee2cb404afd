import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { isOffered, type OfferedKind } from '#shared/blocks/registry.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { assignmentBeginning } from './assignment/beginning.ts';
import { audioBeginning } from './audio/beginning.ts';
import type { Beginning, ShownFile } from './begin/beginning.ts';
import { embedBeginning } from './embed/beginning.ts';
import { fileBeginning } from './file/beginning.ts';
import { imageBeginning } from './image/beginning.ts';
import { linkBeginning } from './link/beginning.ts';
import { liveBeginning } from './live/beginning.ts';
import { quizBeginning } from './quiz/beginning.ts';
import { textBeginning } from './text/beginning.ts';
import { videoBeginning } from './video/beginning.ts';

/** The beginning of a block, for each kind that is offered. */
const beginnings = {
  text: textBeginning,
  video: videoBeginning,
  file: fileBeginning,
  image: imageBeginning,
  audio: audioBeginning,
  link: linkBeginning,
  embed: embedBeginning,
  live: liveBeginning,
  quiz: quizBeginning,
  assignment: assignmentBeginning,
} as const satisfies { [K in OfferedKind]: Beginning<K> };

type Asking<What extends Beginning<BlockKind>['asks']> = {
  [K in OfferedKind]: (typeof beginnings)[K] extends { asks: What } ? K : never;
}[OfferedKind];

/** Kinds that can begin with a title alone; the others show something that is there already. */
export type BareKind = Asking<'nothing'>;
export type FilledKind = Exclude<OfferedKind, BareKind>;
export type AddressedKind = Asking<'address'>;
/** Kinds that show a file of the course. */
export type FileKind = Asking<'file'>;

export const isBare = (kind: BlockKind): kind is BareKind =>
  isOffered(kind) && beginnings[kind].asks === 'nothing';
export const isAddressed = (kind: FilledKind): kind is AddressedKind =>
  beginnings[kind].asks === 'address';

/** The content of a block before it is written. */
export const bareContent = (kind: BareKind, language: Language): BlockContent =>
  beginnings[kind].content(language);

/** A file that somebody chose; its length is null where it has none, or none that can be read. */
export type ChosenFile = { mediaId: string; durationSeconds: number | null };

/** The fields for something that a new block shows; minutes if its length is not read from a file. */
export type Told = { address: string; file: ChosenFile | null; minutes: number };

/** The content of a new block; null if the fields are not enough for it. */
export function filledContent(
  kind: FilledKind,
  { address, file, minutes }: Told,
): BlockContent | null {
  const beginning = beginnings[kind];
  if (beginning.asks === 'address') return beginning.content(address);
  const shown: ShownFile | null = file && {
    ...file,
    durationSeconds: file.durationSeconds ?? Math.round(minutes * 60),
  };
  return shown && beginning.content(shown);
}
