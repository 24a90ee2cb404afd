import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { fold, wordsOf } from './fold.ts';
import { keys, ranges } from './keys.ts';
import type { Profile } from './profiles.ts';
import type { Item, QueryPage, Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';
import { longestOf, meeting, wordRowRecord, type WordRow } from './word-search.ts';

/** By how many words of their name somebody is found at the most. */
const mostWords = 8;

/** What somebody is found by. */
export type Findable = Pick<Profile, 'userId' | 'firstName' | 'lastName' | 'email'>;

/** Under which words somebody's rows stand: no more than follows from their profile. */
export const personMarkRecord = z.object({
  userId: z.string(),
  words: z.array(z.string()),
});
export type PersonMark = z.infer<typeof personMarkRecord>;

const initialOf = (word: string) => /./u.exec(word)?.[0] ?? '';

const rowKey = (word: string, userId: string) => keys.personWord(initialOf(word), word, userId);

const wordsFor = ({ firstName, lastName, email }: Findable): string[] => [
  ...new Set([...wordsOf(`${lastName} ${firstName}`).slice(0, mostWords), fold(email)]),
];

/** What is looked for: the beginning of an address, where it looks like one, else those of words of a name. */
export const wantedIn = (q: string): string[] =>
  /^[^\s]*[@._+][^\s]*$/.test(q.trim()) ? [fold(q)] : wordsOf(q);

export const people = {
  marks: (table: Table, userIds: string[]) =>
    table.batchGet(personMarkRecord, userIds.map(keys.personMark), { consistent: true }),

  /** Puts somebody's rows where they belong, from where `before` left them; nothing where they stand there. */
  move(userId: string, before: PersonMark | null, person: Findable | null): TransactionItem[] {
    const words = person ? wordsFor(person) : [];
    const mark = keys.personMark(userId);
    if (before ? person && isDeepStrictEqual(before.words, words) : !person) return [];
    return [
      {
        label: 'person-mark',
        ...(person ? { put: { ...mark, entity: 'PersonMark', userId, words } } : { remove: mark }),
        ...(before
          ? {
              condition: 'words = :before',
              expression: { values: { ':before': before.words } },
            }
          : { condition: 'attribute_not_exists(pk)' }),
      },
      ...(before?.words ?? [])
        .filter((word) => !words.includes(word))
        .map((word) => ({ label: 'person-word', remove: rowKey(word, userId) })),
      // Also those that stay: each names all words.
      ...words.map((word) => ({
        label: 'person-word',
        put: { ...rowKey(word, userId), entity: 'PersonWord', userId, word, words },
      })),
    ];
  },

  /** Whose address this is, as far as the rows know, which are seconds behind. */
  async byAddress(table: Table, email: string): Promise<string[]> {
    const word = fold(email);
    const range = ranges.peopleSearch(initialOf(word), `${word}#`);
    const { items } = await table.query(wordRowRecord, range, { limit: 20 });
    return items.map(({ userId }) => userId);
  },

  /** Who has each of these words in their name or address, or its beginning; a page of ids, which may hold fewer. */
  async search(
    table: Table,
    wanted: string[],
    page: { limit: number; start: Item | undefined },
  ): Promise<QueryPage<WordRow>> {
    const longest = longestOf(wanted);
    const range = ranges.peopleSearch(initialOf(longest), longest);
    const { items, last } = await table.query(wordRowRecord, range, page);
    return { items: meeting(items, wanted), last };
  },
};
