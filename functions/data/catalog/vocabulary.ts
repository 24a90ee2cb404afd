import { fold } from '#shared/policies/fold.ts';
import levenshtein from 'damerau-levenshtein';
import { alsoCalled, topicWords } from './topics.ts';
import { singular, soundOf, stopWords } from './words.ts';

type Known = { written: string; uses: number };

/** The words that a catalogue knows: how they are written, how often, and which are plurals of others. */
export type Vocabulary = { words: Map<string, Known>; alike: Map<string, string[]> };

/** Collects words as a text index takes them in. */
export function collectVocabulary() {
  const words = new Map<string, Known>();
  return {
    /** @returns the word, folded */
    add(word: string): string {
      const folded = fold(word);
      const known = words.get(folded);
      if (known) known.uses += 1;
      else words.set(folded, { written: word.toLowerCase(), uses: 1 });
      return folded;
    },
    collected: (): Vocabulary => ({ words, alike: Map.groupBy(words.keys(), singular) }),
  };
}

/** The words of the catalogue that differ from one by its plural alone. */
export const formsOf = ({ alike }: Vocabulary, word: string): string[] =>
  alike.get(singular(word)) ?? [];

/** The number of letters that may be wrong: none of three, one of four, two from six on, three from ten on. */
const tolerance = (length: number) => (length < 4 ? 0 : length < 6 ? 1 : length < 10 ? 2 : 3);

/** A word and its sound. */
type Heard = { word: string; sound: string };
const heard = (word: string): Heard => ({ word, sound: soundOf(word) });

/** The distance of two words in letters; words that sound alike are near. */
function distance(one: Heard, other: Heard): number {
  const letters = levenshtein(one.word, other.word).steps;
  return Math.min(letters, levenshtein(one.sound, other.sound).steps + 0.5);
}

type Near = { word: string; written: string; distance: number; uses: number };

/** The words that courses have, or that name a topic of theirs, which are at most so far from one; the nearest first. */
function wordsNear({ words, alike }: Vocabulary, word: string, most: number): Near[] {
  const isTaught = (topic: string) =>
    (alsoCalled([topic]) ?? []).some((phrase) => phrase.every((one) => alike.has(singular(one))));
  const topics = [...topicWords]
    .filter(([topic]) => !words.has(topic) && isTaught(topic))
    .map(([topic, written]) => [topic, { written, uses: 0 }] as const);
  const known = [...words, ...topics];
  const typed = heard(word);
  return known
    .flatMap(([other, meta]) => {
      if (stopWords.has(other) || other.length < 3 || Math.abs(other.length - word.length) > most)
        return [];
      const near = heard(other);
      const apart = distance(typed, near);
      // Far off, a word begins as the one that is meant, or it is another word.
      const another = apart > 1.5 && near.sound[0] !== typed.sound[0];
      if (apart > most || another) return [];
      return [
        {
          word: other,
          written: meta.written,
          distance: apart,
          uses: meta.uses,
        },
      ];
    })
    .sort((a, b) => a.distance - b.distance || b.uses - a.uses || (a.word < b.word ? -1 : 1));
}

/** The word that somebody meant who mistyped one, as it is written; undefined where none is near. */
export const correctionOf = (vocabulary: Vocabulary, word: string): string | undefined =>
  wordsNear(vocabulary, word, tolerance(word.length))[0]?.written;

/** Words from afar: two letters in five may be wrong. */
export const suggestionsFor = (vocabulary: Vocabulary, word: string): string[] =>
  word.length < 4
    ? []
    : wordsNear(vocabulary, word, Math.min(4, Math.ceil(word.length * 0.4))).map(
        ({ written }) => written,
      );
