import { fold } from '#shared/policies/fold.ts';
import { inLanguage, type Language } from '#shared/policies/languages.ts';
import type { Branch } from './tree.ts';

export type FoundRow = { id: string; title: string; kind: 'module' | 'block' };

/** The number of rows that are shown: more words find fewer. */
const most = 6;

/** The first rows whose title in some language holds what was typed, accents or not. */
export function foundRows(
  tree: readonly Branch[],
  words: string,
  language: Language,
  without: ReadonlySet<string>,
): FoundRow[] {
  const wanted = fold(words.trim());
  return tree
    .flatMap(({ module, blocks }) => [
      { id: module.moduleId, titles: module.title, kind: 'module' as const },
      ...blocks.map(({ blockId, title }) => ({
        id: blockId,
        titles: title,
        kind: 'block' as const,
      })),
    ])
    .filter(
      ({ id, titles }) =>
        !without.has(id) &&
        Object.values(titles).some((title) => title !== undefined && fold(title).includes(wanted)),
    )
    .slice(0, most)
    .map(({ id, titles, kind }) => ({ id, title: inLanguage(titles, language).text, kind }));
}
