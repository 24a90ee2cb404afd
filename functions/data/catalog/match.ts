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

/** The better of two ways to match counts, and the other a little; the words of both are marked. */
const eitherOf = (a: Hit, b: Hit): Hit => ({
  score: Math.max(a.score, b.score) + Math.min(a.score, b.score) * weights.another,
  terms: [...a.terms, ...b.terms],
});

const bothOf = (a: Hit, b: Hit): Hit => ({
  score: a.score + b.score,
  terms: [...a.terms, ...b.terms],
});

// A word of many courses is met by most of a catalogue: what only one way or part has is handed on as it is.

/** Combines several ways to match one thing. */
function anyOf(ways: Hits[]): Hits {
  const [first = new Map(), ...rest] = ways.filter(({ size }) => size > 0);
  if (rest.length === 0) return first;
  const found: Hits = new Map(first);
  for (const way of rest)
    for (const [id, hit] of way) {
      const known = found.get(id);
      found.set(id, known ? eitherOf(known, hit) : hit);
    }
  return found;
}

/** Combines the matches of all parts, for courses that have each of them. */
function inAll([first = new Map(), ...rest]: Hits[]): Hits {
  let found: Hits = first;
  for (const part of rest) {
    const both: Hits = new Map();
    for (const [id, hit] of found) {
      const other = part.get(id);
      if (other) both.set(id, bothOf(hit, other));
    }
    found = both;
  }
  return found;
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

/** A concept of a search and the courses that meet it. */
type Met = { concept: Concept; hits: Hits };

const conceptsMet = (index: CatalogIndex, q: string): Met[] =>
  conceptsOf(q).map((concept) => ({ concept, hits: meeting(index, concept) }));

/** The courses that meet every concept; where none does, those that meet some, by how many. */
function ranked(index: CatalogIndex, met: Met[]): Hits {
  const parts = met.map(({ concept, hits }) => anyOf([hits, related(index, concept)]));
  const whole = inAll(parts);
  if (whole.size > 0) return whole;
  const some: Hits = new Map();
  for (const part of parts)
    for (const [id, { score, terms }] of part) {
      const count = parts.filter((other) => other.has(id)).length;
      const known = some.get(id);
      some.set(id, {
        score: (known?.score ?? 0) + score * count ** 2,
        terms: [...(known?.terms ?? []), ...terms],
      });
    }
  return some;
}

const unknownOf = (met: Met[]): string[] =>
  met.flatMap(({ concept, hits }) => {
    const [word = '', ...more] = concept.words;
    return more.length > 0 || alsoCalled([word]) || hits.size > 0 ? [] : [word];
  });

/** The words of a search that no course has, in whatever form, and that name no topic. */
export const unknownWords = (index: CatalogIndex, q: string): string[] =>
  unknownOf(conceptsMet(index, q));

/** A search with its misspelled words as they are written; null where there is nothing to correct. */
function corrected({ vocabulary }: CatalogIndex, q: string, met: Met[]): string | null {
  const corrections = new Map(
    unknownOf(met).flatMap((word) => {
      const meant = correctionOf(vocabulary, word);
      return meant === undefined ? [] : [[word, meant] as const];
    }),
  );
  if (corrections.size === 0) return null;
  return q
    .split(/([\n\r\p{Z}\p{P}]+)/u)
    .map((part) => corrections.get(tokensOf(part)[0] ?? '') ?? part)
    .join('');
}

/** The result of a search for words, and the intended search if one was mistyped. */
export type Found = {
  documents: CatalogDocument[];
  /** The words of a course that matched. */
  termsOf: (courseId: string) => string[];
  corrected: string | null;
};

function find(index: CatalogIndex, q: string): Found {
  const met = conceptsMet(index, q);
  const meant = corrected(index, q, met);
  const hits = ranked(index, meant === null ? met : conceptsMet(index, meant));
  const order = [...hits].sort(([, a], [, b]) => b.score - a.score);
  return {
    documents: order.flatMap(([id]) => index.byId.get(id) ?? []),
    termsOf: (courseId) => hits.get(courseId)?.terms ?? [],
    corrected: hits.size > 0 ? meant : null,
  };
}

/** As many as people are likely to narrow at a time; one that meets 10,000 courses takes a megabyte or two. */
const mostKept = 8;

/** What the latest searches of an index found: a filter, an order and a further page ask for the same words again. */
const latest = new WeakMap<CatalogIndex, Map<string, Found>>();

/** Best match first; without words, newest first. */
export function matching(index: CatalogIndex, q: string | undefined): Found {
  if (q === undefined) return { documents: index.newestFirst, termsOf: () => [], corrected: null };
  const kept = latest.get(index) ?? new Map<string, Found>();
  const found = kept.get(q) ?? find(index, q);
  // At the end again: the one that was asked for longest ago goes first.
  kept.delete(q);
  kept.set(q, found);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  latest.set(index, kept);
  return found;
}
