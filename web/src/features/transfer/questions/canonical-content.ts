import type { RichText } from '#shared/schemas/rich-text.ts';
import { canonicalNode } from '#web/lib/markdown/canonical.ts';
import { mapTexts } from './rich-fields.ts';

/** What a question asks in the form that all contents which mean the same have. */
export const canonicalContent = (content: unknown): unknown =>
  mapTexts(content, (texts) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([language, document]) =>
        document === undefined ? [] : [[language, canonicalNode(document as RichText)]],
      ),
    ),
  );
