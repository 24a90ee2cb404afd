import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { unknownWords } from './match.ts';
import { suggestionsFor } from './vocabulary.ts';

const most = 3;
/** Each near search is a search: so many are tried. */
const tried = 10;

/**
 * Single words near to those of a search that found nothing, the nearest first and at most three.
 * @param find what a search would find: a suggestion that finds nothing is none
 */
export function suggest(
  index: CatalogIndex,
  q: string,
  find: (q: string) => CatalogDocument[],
): string[] {
  const near = unknownWords(index, q).flatMap((word) => suggestionsFor(index.vocabulary, word));
  const suggestions = new Set<string>();
  for (const word of near.slice(0, tried)) {
    if (find(word).length > 0) suggestions.add(word);
    if (suggestions.size === most) break;
  }
  return [...suggestions];
}
