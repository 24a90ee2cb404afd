import { languages, type Language } from '#shared/policies/languages.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { PhrasingContent, RootContent } from 'mdast';
import { treeOfHtml } from '#web/lib/html/tree-of-html.ts';
import { documentOf } from '#web/lib/markdown/document-of.ts';
import { carefulTree, hiddenCharacters, RefusedText } from '#web/lib/markdown/from-markdown.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import type { Notes } from '../notes.ts';
import { unwrapped } from '../write/whole.ts';
import { withMedia } from '../with-media.ts';
import { changeOfLoss } from '../reasons.ts';
import { mayHoldFormula, withFormulas, withoutFalseTags, withoutMathMl } from './formulas.ts';
import { firstLanguageIn, languagesIn } from './languages-in.ts';
import type { RawText } from './raw-text.ts';

type ByLanguage<T> = { en?: T; es?: T };

/** The most characters of one text, and how deep its tags may be nested: more is no question. */
const most = { characters: 100_000, depth: 150 };

/** The id of a picture by the address that a text shows it under; null: it is not in the file. */
export type MediaOf = (address: string) => string | null;

const words = (value: string): RootContent => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/** Words with line breaks as paragraphs: a blank line parts two. */
const paragraphsOf = (text: string): RootContent[] =>
  text.split(/\n[ \t]*\n\s*/).map((part) => ({
    type: 'paragraph',
    children: part
      .split('\n')
      .flatMap((line, at) => [
        ...(at > 0 ? [{ type: 'break' as const }] : []),
        ...(line.trim() ? [{ type: 'text' as const, value: line.trim() }] : []),
      ]),
  }));

const blocks = /<(p|div|ul|ol|table|h[1-6]|pre|blockquote|br)\b/i;

/** Whether tags are nested as no person nests them. */
function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, slash, , self] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^<>]*?(\/?)>/gi)) {
    depth += slash ? -1 : self ? 0 : 1;
    if (depth > most.depth) return true;
    if (depth < 0) depth = 0;
  }
  return false;
}

/** Formulas by the signs that Markdown has for them: there, a backslash before a bracket says nothing. */
const asMarkdown = (text: string): string =>
  text
    .replace(/\\\(([^]{1,2000}?)\\\)/g, (_, latex: string) => `$${latex.trim()}$`)
    .replace(/\\\[([^]{1,2000}?)\\\]/g, (_, latex: string) => `$$${latex.trim()}$$`);

const withoutTags = (html: string) => html.replace(/<[^<>]*>/g, ' ');

const isPhrasing = ({ type }: RootContent) =>
  /^(text|emphasis|strong|delete|break|inlineCode|inlineMath|image|link|html)$/.test(type);

/** Words that stand in no paragraph, in one. */
function inParagraphs(children: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let open: PhrasingContent[] | null = null;
  for (const child of children) {
    if (!isPhrasing(child)) {
      open = null;
      result.push(child);
      continue;
    }
    if (!open) {
      open = [];
      result.push({ type: 'paragraph', children: open });
    }
    open.push(child as PhrasingContent);
  }
  return result;
}

/** Reads the texts of one question, in the languages that any of them is in. */
export class Texts {
  readonly #notes: Notes;
  readonly #mediaOf: MediaOf;
  #languages: Language[];

  /** @param language the language of texts that name none */
  constructor(language: Language, mediaOf: MediaOf, notes: Notes) {
    this.#languages = [language];
    this.#mediaOf = mediaOf;
    this.#notes = notes;
  }

  /** What names files by their addresses, with their ids. */
  withFiles<T>(value: T): T {
    return withMedia(value, this.#mediaOf);
  }

  /** Finds the languages of a question by all of its texts: one that names none is said in all of them. */
  learn(texts: readonly RawText[]): void {
    const found = new Set<string>();
    for (const { text } of texts) {
      const spoken = languagesIn(text);
      if ('by' in spoken) for (const code of Object.keys(spoken.by)) found.add(code);
    }
    const named = languages.filter((language) => found.has(language));
    if (named.length > 0) this.#languages = named;
  }

  /** The texts by language: of one without marks, the same for each language of the question. */
  #spoken({ text }: RawText): ByLanguage<string> {
    const spoken = languagesIn(text);
    if ('all' in spoken) return this.everywhere(spoken.all);
    if (spoken.other.length > 0) this.#notes.add('language_dropped', spoken.other.join(', '));
    return Object.keys(spoken.by).length > 0 ? spoken.by : this.everywhere(firstLanguageIn(text));
  }

  /** The same in each language of the question. */
  everywhere<T>(value: T): ByLanguage<T> {
    return Object.fromEntries(this.#languages.map((language) => [language, value]));
  }

  #treeOf(text: string, format: RawText['format'], tally: Tally): RootContent[] {
    const bare = text.replace(/\r\n?/g, '\n');
    if (format === 'plain') return paragraphsOf(bare);
    if (format === 'markdown') return carefulTree(asMarkdown(bare), tally).children;
    const inner = /^<p(?:\s[^<>]*)?>([^<>]*)<\/p>$/i.exec(bare)?.[1] ?? bare;
    // Most texts are one paragraph of words: no parser is needed for those.
    if (!/[<&\n]/.test(inner)) return [words(inner.replace(/\s+/g, ' ').trim())];
    const html = format === 'moodle' && !blocks.test(bare) ? bare.replaceAll('\n', '<br>') : bare;
    if (isTooDeep(html)) {
      this.#notes.add('markup_dropped');
      return [words(withoutTags(html).replace(/\s+/g, ' ').trim())];
    }
    const readable = withoutMathMl(html, () => this.#notes.add('formula_lost'));
    const { children, dropped } = treeOfHtml(
      mayHoldFormula(readable) ? withoutFalseTags(readable) : readable,
      null,
    );
    for (const name of new Set(dropped)) tally.lose('html_dropped', null, `<${name}>`);
    return inParagraphs(children);
  }

  #document(text: string, format: RawText['format']): RichText | null {
    const tally = new Tally();
    const own = format === 'html' ? unwrapped(text.trim(), this.#mediaOf) : null;
    if (own) return own;
    const cut = text.slice(0, most.characters);
    if (cut !== text) this.#notes.add('text_cut');
    try {
      const tree = this.#treeOf(cut, format, tally);
      const children = withFormulas(tree, {
        hidden: () => this.#notes.add('hidden_characters'),
        // Markdown reads formulas between dollars itself, and knows which of them were escaped.
        dollars:
          format === 'markdown' ? null : (found) => this.#notes.add('dollars_as_formula', found),
      });
      const document = documentOf(children, tally, { mediaOf: this.#mediaOf });
      for (const { reason, detail } of tally.losses) this.#notes.add(changeOfLoss[reason], detail);
      const content = document.content.filter(
        (node) => node.type !== 'paragraph' || (node.content?.length ?? 0) > 0,
      );
      return content.length > 0 ? { type: 'doc', content } : null;
    } catch (error) {
      if (!(error instanceof RangeError || error instanceof RefusedText)) throw error;
      this.#notes.add('markup_dropped');
      return this.#document(withoutTags(cut).slice(0, 20_000), 'plain');
    }
  }

  /** A text as rich text; null where it says nothing in any language. */
  rich(raw: RawText | null): ByLanguage<RichText> | null {
    if (raw === null || raw.text.trim() === '') return null;
    const result: ByLanguage<RichText> = {};
    const known = new Map<string, RichText | null>();
    for (const [language, said] of Object.entries(this.#spoken(raw)) as [Language, string][]) {
      const document = known.get(said) ?? this.#document(said, raw.format);
      known.set(said, document);
      if (document) result[language] = document;
    }
    return Object.keys(result).length > 0 ? result : null;
  }

  /** A text as words without any form, by language: paragraphs become lines. */
  words(raw: RawText | null, longest: number): ByLanguage<string> | null {
    const rich = this.rich(raw);
    if (!rich) return null;
    const entries = Object.entries(rich).flatMap(([language, document]) => {
      const said = wordsOf(document);
      if (said.length > longest) this.#notes.add('text_cut');
      const fits = said.slice(0, longest).toWellFormed().trim();
      return fits ? [[language, fits] as const] : [];
    });
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  }

  /** The words of an answer that is compared letter by letter: the same for every language. */
  key(raw: RawText): string {
    const spoken = languagesIn(raw.text);
    const text = 'all' in spoken ? spoken.all : (Object.values(spoken.by)[0] ?? '');
    const said = raw.format === 'html' && /[<&]/.test(text) ? plainOf(text) : text;
    return cleanLine(said);
  }
}

type Node = { text?: string; attrs?: Record<string, unknown>; type: string; content?: Node[] };

function wordsOf(node: Node): string {
  if (node.text !== undefined) return node.text;
  if (node.type === 'hardBreak') return '\n';
  const latex = node.attrs?.['latex'];
  if (typeof latex === 'string') return String.raw`\(${latex}\)`;
  const isBlocks = node.content?.some(({ type }) => type === 'paragraph') ?? false;
  return (node.content ?? []).map(wordsOf).join(isBlocks || node.type === 'doc' ? '\n' : '');
}

/** One line of text as the schemas take it. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\n\r\t\u2028\u2029]+/g, ' ')
    .replace(hiddenCharacters, '')
    .replace(/\s+/g, ' ')
    .normalize('NFC')
    .trim();

/** The words of a piece of HTML, on one line. */
export function plainOf(html: string): string {
  if (!/[<&]/.test(html)) return cleanLine(html);
  const { children } = treeOfHtml(isTooDeep(html) ? withoutTags(html) : html, null);
  const say = (node: RootContent): string =>
    'value' in node
      ? node.type === 'html'
        ? ''
        : node.value
      : node.type === 'break'
        ? ' '
        : 'children' in node
          ? node.children.map((child) => say(child as RootContent)).join('')
          : '';
  return cleanLine(children.map(say).join(' '));
}
