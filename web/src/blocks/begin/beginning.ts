import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';

/** A file that a new block shows; how many seconds it plays, by itself or as somebody said. */
export type ShownFile = { mediaId: string; durationSeconds: number };

/** The fields that a block of a kind needs before it can begin, and its content then. */
export type Beginning<K extends BlockKind> =
  /** A title is enough; what it holds is written later. */
  | { asks: 'nothing'; content: (language: Language) => ContentOf<K> }
  /** An address; null: it is none that this kind can show. */
  | { asks: 'address'; content: (address: string) => ContentOf<K> | null }
  /** A file of the course. */
  | { asks: 'file'; content: (file: ShownFile) => ContentOf<K> };
