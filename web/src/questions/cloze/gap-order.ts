import { markersIn } from '#shared/questions/cloze/markers.ts';
import type { AskedOf } from '#shared/schemas/questions.ts';
import type { Language } from '#shared/policies/languages.ts';

/** The gaps of a text in the order in which they are read in a language. */
export function gapOrder({ stem, gaps }: AskedOf<'cloze'>, language: Language): number[] {
  const document = stem[language] ?? stem.en ?? stem.es;
  const known = new Set(gaps.map(({ gapId }) => gapId));
  return [...new Set(document ? markersIn(document) : [])].filter((id) => known.has(id));
}
