import type { RichText } from '#shared/schemas/rich-text.ts';
import { same } from '#web/lib/same.ts';
import { textOf } from '../csv/raw-of-row.ts';
import { Notes } from '../notes.ts';
import { Texts } from '../text/texts.ts';
import type { ByLanguage, WrittenTexts } from './written-texts.ts';

/** The words of a text that is nothing but words in one language; null: it is more. */
function wordsOf(text: ByLanguage<RichText>): string | null {
  const [document, ...others] = Object.values(text).filter((said) => said !== undefined);
  if (!document || others.length > 0 || document.content.length !== 1) return null;
  const [paragraph] = document.content;
  if (paragraph?.type !== 'paragraph') return null;
  const [node, ...more] = paragraph.content ?? [];
  return node?.type === 'text' && more.length === 0 && !node.marks?.length ? node.text : null;
}

/** A text as a cell: as words where they are read as the same again, else as HTML. */
export function cellOf(text: ByLanguage<RichText> | null, texts: WrittenTexts): string {
  if (text === null) return '';
  const words = wordsOf(text);
  if (words !== null && texts.languages.size === 1) {
    const notes = new Notes();
    const [language] = texts.languages;
    const back = new Texts(language ?? 'en', () => null, notes).rich(textOf(words));
    if (words.trim() === words && notes.changes.length === 0 && same(back, text)) return words;
  }
  return texts.html(text);
}

/** A text in a cell in which an arrow parts two of them: what could be taken for one is written as HTML. */
export const inPair = (text: string): string =>
  text
    .replaceAll('->', '-&gt;')
    .replaceAll('=>', '=&gt;')
    .replaceAll('\u2192', '&#8594;')
    .replaceAll(/(\s)=(\s)/g, '$1&#61;$2')
    .replaceAll('::', '&#58;&#58;')
    .replaceAll(/(\s):(\s)/g, '$1&#58;$2');
