import type { CatalogDocument } from './catalog-document.ts';
import { fieldText, fold, type CatalogIndex } from './catalog-index.ts';

const most = 3;
/** Each near search is a search: so many are tried. */
const tried = 10;

/** More forgiving than a search: two letters in five may be wrong, of all but short words, and any of the words will do. */
const forgiving = {
  prefix: true,
  combineWith: 'OR',
  fuzzy: (term: string) => (term.length < 4 ? false : Math.min(4, Math.ceil(term.length * 0.4))),
} as const;

/** The word of a course that folds to a term: `inglés` for `ingles`; the term where there is none. */
function asWritten(term: string, document: CatalogDocument | undefined): string {
  const texts = document ? Object.values(fieldText).map((text) => text(document)) : [];
  const words = texts.flatMap((text) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  return words.find((word) => fold(word) === term)?.toLowerCase() ?? term;
}

/**
 * Searches near to one that found nothing, the nearest first and at most three.
 * @param find what a search would find: a suggestion that finds nothing is none
 */
export function suggest(
  { search }: CatalogIndex,
  q: string,
  find: (q: string) => CatalogDocument[],
): string[] {
  const suggestions = new Set<string>();
  for (const { terms } of search.autoSuggest(q, forgiving).slice(0, tried)) {
    const [document] = find(terms.join(' '));
    if (document) suggestions.add(terms.map((term) => asWritten(term, document)).join(' '));
    if (suggestions.size === most) break;
  }
  return [...suggestions];
}
