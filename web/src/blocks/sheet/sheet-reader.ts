import type { Root } from 'mdast';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { Tally } from '#web/lib/markdown/losses.ts';

/** A text in the syntax tree of its file; null: in the language of the title, or as its lines say. */
export type Part = { path: string; language: Language | null; tree: Root };

/** The facts about the course that a lesson goes to. */
export type Place = {
  /** Finds a file of the target by its name in a text, or by its path in the folder. */
  mediaOf: (name: string, from: string) => string | null;
  /** The target of an address in the folder. */
  linkOf: (address: string, from: string) => string | null;
  /** The seconds that a file plays. */
  lengthOf: (mediaId: string) => number;
  /** A place of a quiz with the ids of its question; null: the course has no such question, and that is noted. */
  slotOf: (slot: Fields, tally: Tally) => Fields | null;
};

export type Fields = Record<string, unknown>;

/** What fields may name. */
export type Given = {
  /** The name of a file, as it stands there. */
  recording: unknown;
  mediaOf: (name: string) => string | null;
  slotOf: Place['slotOf'];
  tally: Tally;
};

/** Reads a block of a kind from a teacher's folder of Markdown files. */
export type SheetReader<K extends BlockKind> =
  /** From what stands below the head of its file. */
  | {
      from: 'text';
      /** @param first the language of what stands before the first line that names one */
      read: (parts: readonly Part[], first: Language, place: Place, tally: Tally) => ContentOf<K>;
      /** The form that all contents which mean the same have. */
      settled: (content: ContentOf<K>) => unknown;
    }
  /** From fields in the head of its file, where `file` names what it shows; its schema looks at them. */
  | {
      from: 'fields';
      /** The meaning of its fields beyond `file` and `captions`. */
      complete: (fields: Fields, given: Given) => Fields;
    };

/** A kind whose fields are taken as they stand. */
export const usualReader = { from: 'fields', complete: (fields: Fields) => fields } as const;
