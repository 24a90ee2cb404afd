import type { RichText } from '#shared/schemas/rich-text.ts';
import type { Notes } from '../notes.ts';
import type { RawText } from '../text/raw-text.ts';
import type { Texts } from '../text/texts.ts';
import { createPartIds } from './part-ids.ts';

export type Localized<T> = { en?: T; es?: T };

const nothing: RichText = { type: 'doc', content: [] };

/** The longest line of a part. */
const longestLine = 500;

/** What the parts of a question are made with. */
export class Kit {
  readonly texts: Texts;
  readonly notes: Notes;
  readonly idOf = createPartIds();

  constructor(texts: Texts, notes: Notes) {
    this.texts = texts;
    this.notes = notes;
  }

  /** A text that must be there, if only as an empty one. */
  rich(raw: RawText): Localized<RichText> {
    return this.texts.rich(raw) ?? this.texts.everywhere(nothing);
  }

  /** Feedback; null where nothing is said. */
  feedback(raw: RawText | null): Localized<RichText> | null {
    return this.texts.rich(raw);
  }

  /** A text where only a line of words may stand. */
  line(raw: RawText): Localized<string> {
    const lines = this.texts.words(raw, longestLine);
    if (!lines) return this.texts.everywhere('');
    if (/<(?:img|table|pre)\b/i.test(raw.text)) this.notes.add('markup_dropped');
    return Object.fromEntries(
      Object.entries(lines).map(([language, said]) => [language, said.replace(/\s*\n\s*/g, ' ')]),
    );
  }
}
