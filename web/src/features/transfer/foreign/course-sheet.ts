import { withoutAccents } from '#shared/policies/fold.ts';
import type { Root } from 'mdast';
import type { Language, LocalizedText } from '#shared/policies/languages.ts';
import { categories } from '#shared/schemas/courses.ts';
import { courseSheetSchema, type CourseSheet } from '../format/sheets.ts';
import { type Doc, textField } from './docs.ts';
import { cut, lineOfText, wordsOf } from './titles.ts';

const longest = { summary: 240, description: 5000 };

const paragraphs = (tree: Root): string[] =>
  tree.children.flatMap((node) => {
    const words = node.type === 'paragraph' ? lineOfText(wordsOf(node)) : '';
    return words ? [words] : [];
  });

/** Whether a text is nothing but a few paragraphs: the course's description says all of it. */
export const isDescription = (tree: Root): boolean =>
  paragraphs(tree).join('\n\n').length <= longest.description &&
  tree.children.every(
    (node) =>
      node.type === 'paragraph' &&
      node.children.every(
        ({ type }) =>
          type === 'text' || type === 'strong' || type === 'emphasis' || type === 'break',
      ),
  );

/** A short name for the course from its title: as `FIRST-STEPS`. */
export function codeOf(title: string): string {
  const plain = withoutAccents(title).toUpperCase();
  const words = plain.split(/[^A-Z0-9]+/).filter(Boolean);
  let code = '';
  for (const word of words) {
    const longer = code ? `${code}-${word}` : word.slice(0, 20);
    if (longer.length > 20) break;
    code = longer;
  }
  return code.length >= 2 ? code : `COURSE${code && `-${code}`}`;
}

/** The facts in a folder about the course as a whole; the others are as in a new course. */
export function courseOf(title: string, index: Doc[], language: Language): CourseSheet {
  const by = (make: (doc: Doc) => string): LocalizedText =>
    Object.fromEntries(index.map((doc) => [doc.language ?? language, make(doc)]));
  const titles =
    index.length > 0
      ? by((doc) => cut(lineOfText(doc.title ?? title), 120))
      : { [language]: cut(title, 120) };
  const firstOf = (doc: Doc) =>
    textField(doc.data, 'summary', 'description') ?? paragraphs(doc.tree)[0] ?? doc.title ?? title;
  const summary = index.length > 0 ? by((doc) => cut(firstOf(doc), longest.summary)) : titles;
  const description =
    index.length > 0
      ? by((doc) => cut(paragraphs(doc.tree).join('\n\n') || firstOf(doc), longest.description))
      : titles;
  return courseSheetSchema.parse({
    code: codeOf(titles.en ?? titles.es ?? title),
    title: titles,
    summary,
    description,
    category: categories[0],
    level: 'beginner',
    effort: { weeks: 1, hours: 1 },
  });
}
