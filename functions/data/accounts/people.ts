import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { foldName, wordsOf } from './fold-name.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { facetsOf, isListed, nameOf, type Facet, type Faceted } from './people-facets.ts';
import type { Profile } from './profiles.ts';
import type { Item, QueryPage, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import {
  longestOf,
  meeting,
  wordRowRecord,
  type WordRow,
} from '#functions/data/table/word-search.ts';

/** By how many words of their name somebody is found at the most. */
const mostWords = 8;

/** The words and lists that somebody is found by. */
export type Findable = Faceted & Pick<Profile, 'userId' | 'firstName' | 'lastName' | 'email'>;

/** Under which words somebody's rows stand: no more than follows from their profile. */
export const personMarkRecord = z.object({
  userId: z.string(),
  words: z.array(z.string()),
  /** The lists in which they stand, and where in each. */
  facets: z.array(z.string()).default([]),
  name: z.string().default(''),
});
export type PersonMark = z.infer<typeof personMarkRecord>;

const facetRowRecord = z.object({ userId: z.string() });

const initialOf = (word: string) => /./u.exec(word)?.[0] ?? '';

const rowKey = (word: string, userId: string) => keys.personWord(initialOf(word), word, userId);

const wordsFor = ({ firstName, lastName, email }: Findable): string[] => [
  ...new Set([...wordsOf(`${lastName} ${firstName}`).slice(0, mostWords), foldName(email)]),
];

const facetRow = (facet: string, name: string, userId: string) => ({
  ...keys.personFacet(facet, name, userId),
  entity: 'PersonFacet',
  userId,
});

/** Their rows in the lists of roles and states; nothing where nothing changes. */
function moveFacets(
  userId: string,
  before: PersonMark | null,
  facets: Facet[],
  name: string,
): TransactionItem[] {
  const had = before?.facets ?? [];
  const renamed = before !== null && before.name !== name;
  const left = had.filter((facet) => renamed || !facets.includes(facet as Facet));
  const come = facets.filter((facet) => renamed || !had.includes(facet));
  return [
    ...left.filter(isListed).map((facet) => ({
      label: 'person-facet',
      remove: keys.personFacet(facet, before?.name ?? '', userId),
    })),
    ...come
      .filter(isListed)
      .map((facet) => ({ label: 'person-facet', put: facetRow(facet, name, userId) })),
  ];
}

/** The words to look for: the beginning of an address if it looks like one, else the beginnings of words of a name. */
export const wantedIn = (q: string): string[] =>
  /^[^\s]*[@._+][^\s]*$/.test(q.trim()) ? [foldName(q)] : wordsOf(q);

export const people = {
  marks: (table: Table, userIds: string[]) =>
    table.batchGet(personMarkRecord, userIds.map(keys.personMark), { consistent: true }),

  /** By how much the lists have more or fewer people when somebody's rows move. */
  counted(before: PersonMark | null, person: Findable | null): [facet: string, by: number][] {
    const had: string[] = before?.facets ?? [];
    const has: string[] = person ? facetsOf(person) : [];
    return [
      ...had.filter((one) => !has.includes(one)).map((one): [string, number] => [one, -1]),
      ...has.filter((one) => !had.includes(one)).map((one): [string, number] => [one, 1]),
    ];
  },

  /** Puts somebody's rows where they belong, from where `before` left them; nothing where they stand there. */
  move(userId: string, before: PersonMark | null, person: Findable | null): TransactionItem[] {
    const words = person ? wordsFor(person) : [];
    const facets = person ? facetsOf(person) : [];
    const name = person ? nameOf(person) : '';
    const mark = keys.personMark(userId);
    const next = { userId, words, facets, name };
    if (before ? person && isDeepStrictEqual(before, next) : !person) return [];
    return [
      {
        label: 'person-mark',
        ...(person
          ? { put: { ...mark, entity: 'PersonMark', userId, words, facets, name } }
          : { remove: mark }),
        ...(before
          ? {
              // Also of the lists: their counts follow from what stood here. A mark from before them has none.
              condition:
                'words = :words AND (attribute_not_exists(facets) OR (facets = :facets AND #name = :name))',
              expression: {
                names: { '#name': 'name' },
                values: {
                  ':words': before.words,
                  ':facets': before.facets,
                  ':name': before.name,
                },
              },
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
      ...moveFacets(userId, before, facets, name),
    ];
  },

  /** The person with this address, as far as the rows know, which are seconds behind. */
  async byAddress(table: Table, email: string): Promise<string[]> {
    const word = foldName(email);
    const range = ranges.peopleSearch(initialOf(word), `${word}#`);
    const { items } = await table.query(wordRowRecord, range, { limit: 20 });
    return items.map(({ userId }) => userId);
  },

  /**
   * The people with each of these words, or its beginning, in their name or address; a page of ids, which may hold
   * fewer.
   */
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

  /** The people in the list of a role or a state, by last name; a page of ids. */
  listBy: (table: Table, facet: Facet, page: { limit: number; start: Item | undefined }) =>
    table.query(facetRowRecord, ranges.peopleBy(facet), page),
};
