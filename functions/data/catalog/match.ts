import type { SearchOptions } from 'minisearch';
import type { CatalogDocument } from './catalog-document.ts';
import { writtenFields, type CatalogIndex } from './catalog-index.ts';
import { conceptsOf, type Concept } from './concepts.ts';
import { alsoCalled, type Phrase } from './topics.ts';
import { correctionOf, formsOf } from './vocabulary.ts';
import { stopWords, tokensOf } from './words.ts';

/** The score of a course for something, and the words that matched. */
type Hit = { score: number; terms: string[] };
type Hits = Map<string, Hit>;

/** The weight of a way to match a word, beside the word itself. */
const weights = { plural: 0.9, beginning: 0.5, alsoCalled: 0.6, stem: 0.25, another: 0.2 };

/** As much of a long word as its family shares: `programar` and `programación`. */
const stemOf = (word: string) => word.slice(0, Math.max(5, Math.ceil(word.length * 0.6)));

/** Finds the words that match a text exactly, or by their beginning. */
function hitsOf(
  { search }: CatalogIndex,
  text: string,
  weight: number,
  more?: SearchOptions,
): Hits {
  const found = search.search(text, { prefix: false, fuzzy: false, combineWith: 'AND', ...more });
  return new Map(
    found.map(({ id, score, terms }) => [String(id), { score: score * weight, terms }]),
  );
}

/** The best of several ways to match one thing counts, and the others a little; the words of all of them are marked. */
function anyOf(ways: Hits[]): Hits {
  const found: Hits = new Map();
  for (const way of ways)
    for (const [id, { score, terms }] of way) {
      const known = found.get(id) ?? { score: 0, terms: [] };
      const [most, least] = [Math.max(score, known.score), Math.min(score, known.score)];
      found.set(id, { score: most + least * weights.another, terms: [...known.terms, ...terms] });
    }
  return found;
}

/** Combines the matches of all parts, for courses that have each of them. */
function inAll([first = new Map(), ...rest]: Hits[]): Hits {
  return new Map(
    [...first].flatMap(([id, hit]) => {
      const others = rest.flatMap((part) => part.get(id) ?? []);
      if (others.length < rest.length) return [];
      return [
        [
          id,
          {
            score: others.reduce((sum, { score }) => sum + score, hit.score),
            terms: [hit, ...others].flatMap(({ terms }) => terms),
          },
        ] as const,
      ];
    }),
  );
}

/** The courses that have a word or its plural, in one search: each has its own weight. */
function asWords(index: CatalogIndex, words: string[], weight: number): Hits {
  const forms = [...new Set(words.flatMap((word) => formsOf(index.vocabulary, word)))];
  if (forms.length === 0) return new Map();
  const typed = new Set(words);
  return hitsOf(index, forms.join(' '), weight, {
    combineWith: 'OR',
    boostTerm: (term) => (typed.has(term) ? 1 : weights.plural),
  });
}

const asPhrase = (index: CatalogIndex, phrase: Phrase, weight: number): Hits =>
  inAll(
    phrase
      .filter((word) => phrase.length === 1 || !stopWords.has(word))
      .map((word) => asWords(index, [word], weight)),
  );

/** Other names of a single word in one search, those of several words one by one. */
function asOtherNames(index: CatalogIndex, names: Phrase[]): Hits[] {
  const isKnown = (word: string) => formsOf(index.vocabulary, word).length > 0;
  const [single, several] = [
    names.filter((name) => name.length === 1).flat(),
    names.filter((name) => name.length > 1 && name.every((w) => stopWords.has(w) || isKnown(w))),
  ];
  return [
    asWords(index, single, weights.alsoCalled),
    ...several.map((phrase) => asPhrase(index, phrase, weights.alsoCalled)),
  ];
}

/** Beginnings are looked for in what people wrote, not in the names of subjects and levels. */
const begun: SearchOptions = { prefix: true, fields: writtenFields };

/** The courses that have something in common with a concept, in whatever words. */
function meeting(index: CatalogIndex, { words, alsoCalled: others }: Concept): Hits {
  const [word = ''] = words;
  const ways = [asPhrase(index, words, 1), ...asOtherNames(index, others)];
  // A topic is met by its names; only of another word may the beginning be meant.
  if (words.length === 1 && others.length === 0 && word.length >= 3)
    ways.push(hitsOf(index, word, weights.beginning, begun));
  return anyOf(ways);
}

/** The courses that have words of the same family as a long one. */
const related = (
  index: CatalogIndex,
  { words: [word = '', ...more], alsoCalled: names }: Concept,
): Hits =>
  more.length > 0 || names.length > 0 || word.length < 6
    ? new Map()
    : hitsOf(index, stemOf(word), weights.stem, begun);

/** The courses that meet every concept; where none does, those that meet some, by how many. */
function ranked(index: CatalogIndex, concepts: Concept[]): Hits {
  const parts = concepts.map((concept) =>
    anyOf([meeting(index, concept), related(index, concept)]),
  );
  const whole = inAll(parts);
  if (whole.size > 0) return whole;
  const some: Hits = new Map();
  for (const part of parts)
    for (const [id, { score, terms }] of part) {
      const met = parts.filter((other) => other.has(id)).length;
      const known = some.get(id);
      some.set(id, {
        score: (known?.score ?? 0) + score * met ** 2,
        terms: [...(known?.terms ?? []), ...terms],
      });
    }
  return some;
}

/** The words of a search that no course has, in whatever form, and that name no topic. */
export const unknownWords = (index: CatalogIndex, q: string): string[] =>
  conceptsOf(q).flatMap((concept) => {
    const [word = '', ...more] = concept.words;
    const known = more.length > 0 || alsoCalled([word]) || meeting(index, concept).size > 0;
    return known ? [] : [word];
  });

/** A search with its misspelled words as they are written; null where there is nothing to correct. */
function corrected(index: CatalogIndex, q: string): string | null {
  const corrections = new Map(
    unknownWords(index, q).flatMap((word) => {
      const meant = correctionOf(index.vocabulary, word);
      return meant === undefined ? [] : [[word, meant] as const];
    }),
  );
  if (corrections.size === 0) return null;
  return q
    .split(/([\n\r\p{Z}\p{P}]+)/u)
    .map((part) => corrections.get(tokensOf(part)[0] ?? '') ?? part)
    .join('');
}

/**
 * The result of a search for words: the words of each course that matched, and the intended search if one was mistyped.
 */
export type Found = {
  documents: CatalogDocument[];
  terms: Map<string, string[]>;
  corrected: string | null;
};

/** Best match first; without words, newest first. */
export function matching(index: CatalogIndex, q: string | undefined): Found {
  if (q === undefined) return { documents: index.newestFirst, terms: new Map(), corrected: null };
  const meant = corrected(index, q);
  const hits = ranked(index, conceptsOf(meant ?? q));
  const order = [...hits].sort(([, a], [, b]) => b.score - a.score);
  return {
    documents: order.flatMap(([id]) => index.byId.get(id) ?? []),
    terms: new Map(order.map(([id, { terms }]) => [id, terms])),
    corrected: hits.size > 0 ? meant : null,
  };
}
