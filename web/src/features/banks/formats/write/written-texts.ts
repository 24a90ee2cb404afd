import type { Language } from '#shared/policies/languages.ts';
import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { same } from '#web/lib/same.ts';
import { Notes } from '../notes.ts';
import { Texts } from '../text/texts.ts';
import { withMedia } from '../with-media.ts';
import { escapedHtml, htmlOf } from './html-of.ts';
import { wrapped } from './whole.ts';

export type ByLanguage<T> = { en?: T | undefined; es?: T | undefined };

/** A file beside the texts, as it is called there. */
export type AddressOf = (mediaId: string) => string;

const entriesOf = <T>(text: ByLanguage<T>): [Language, T][] =>
  (Object.entries(text) as [Language, T | undefined][]).flatMap(([language, said]) =>
    said === undefined ? [] : [[language, said]],
  );

/** The languages that any text of a question is in. */
export function languagesOf(value: unknown): Set<Language> {
  const found = new Set<Language>();
  const look = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [key, inner] of Object.entries(part)) {
      if ((key === 'en' || key === 'es') && inner !== undefined) found.add(key);
      else look(inner);
    }
  };
  look(value);
  return found;
}

/** HTML of a text that reads back as the same text. */
function faithful(document: RichText, addressOf: AddressOf): string {
  const named: AnyNode = withMedia(document, addressOf);
  const html = named.content?.map((node) => htmlOf(node, (address) => address)).join('') ?? '';
  const notes = new Notes();
  const ids = new Map<string, string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'mediaId' && typeof value === 'string') ids.set(addressOf(value), value);
    return value;
  });
  const back = new Texts('en', (address) => ids.get(address) ?? null, notes).rich({
    text: html,
    format: 'html',
  });
  const isSame =
    notes.changes.length === 0 && same(back?.en ?? { type: 'doc', content: [] }, document);
  return isSame ? html : wrapped(named, html);
}

/** Writes the texts of one question: in one language as they are, in two with Moodle's marks. */
export class WrittenTexts {
  readonly languages: Set<Language>;
  readonly #addressOf: AddressOf;

  constructor(content: unknown, addressOf: AddressOf) {
    this.languages = languagesOf(content);
    this.#addressOf = addressOf;
  }

  #spoken<T>(text: ByLanguage<T> | null, say: (said: T) => string): string {
    const entries = entriesOf(text ?? {});
    if (this.languages.size < 2) return entries.map(([, said]) => say(said)).join('');
    return entries
      .map(([language, said]) => `<span lang="${language}" class="multilang">${say(said)}</span>`)
      .join('');
  }

  html(text: ByLanguage<RichText> | null): string {
    return this.#spoken(text, (document) => faithful(document, this.#addressOf));
  }

  /** Words in HTML: their line breaks too. */
  words(text: ByLanguage<string> | null): string {
    return this.#spoken(text, (said) => escapedHtml(said).replaceAll('\n', '<br>'));
  }
}
