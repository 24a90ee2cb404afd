import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';

/** The form of a kind of block in a teacher's folder of Markdown files. */
export type BlockSheet<K extends BlockKind> =
  /** Below the head of its file. */
  | {
      as: 'text';
      /** @param textOf writes a text as Markdown that reads back as the same */
      write: (
        content: ContentOf<K>,
        textOf: (document: RichText) => Promise<string>,
      ) => Promise<string>;
    }
  /** As fields in the head of its file, which names its files; `called`: by the plan of an import. */
  | { as: 'fields'; called: 'video' | 'audio' | 'file' | 'quiz' };

export const usualSheet = { as: 'fields', called: 'file' } as const;
