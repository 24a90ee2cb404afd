import { alsoCalled, longestPhrase, type Phrase } from './topics.ts';
import { stopWords, tokensOf } from './words.ts';

/** One thing that a search asks for: the words for it as typed, and what else it is called. */
export type Concept = { words: Phrase; alsoCalled: Phrase[] };

/** The longest phrase from a place on that names a topic; else the single word there. */
function conceptAt(tokens: string[], at: number): Concept {
  for (let length = Math.min(longestPhrase, tokens.length - at); length > 1; length -= 1) {
    const words = tokens.slice(at, at + length);
    const others = alsoCalled(words);
    if (others) return { words, alsoCalled: others };
  }
  const words = tokens.slice(at, at + 1);
  return { words, alsoCalled: alsoCalled(words) ?? [] };
}

/**
 * The terms of a search, concept by concept. Stop words are left out, unless there is nothing else.
 * @param q as typed
 */
export function conceptsOf(q: string): Concept[] {
  const tokens = tokensOf(q);
  const concepts: Concept[] = [];
  for (let at = 0; at < tokens.length;) {
    const concept = conceptAt(tokens, at);
    concepts.push(concept);
    at += concept.words.length;
  }
  const telling = concepts.filter(
    ({ words: [word = '', ...more] }) => more.length > 0 || !stopWords.has(word),
  );
  return telling.length > 0 ? telling : concepts;
}
