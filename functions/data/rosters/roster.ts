import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { EnrollmentState } from '#shared/schemas/enrollment-parts.ts';
import type { RosterSort } from '#shared/schemas/enrollments.ts';
import { sinceOf, type Enrollment } from '#functions/data/enrollments/enrollments.ts';
import { foldName, wordsOf } from '#functions/data/accounts/fold-name.ts';
import { keys, ranges, type Key } from '#functions/data/keys.ts';
import { fullName, type Profile } from '#functions/data/accounts/profiles.ts';
import type { Item, QueryPage, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { longestOf, meeting, wordRowRecord } from '#functions/data/table/word-search.ts';

/** By how many words of their name somebody is found at the most. */
const mostWords = 8;

/** The parts of a profile that the roster shows. */
export type Named = Pick<Profile, 'firstName' | 'lastName'>;

/** The places of somebody's rows, and what each of them says of who they are: no more than follows from it. */
export const rosterMarkRecord = z.object({
  courseId: z.string(),
  userId: z.string(),
  places: z.array(z.string()),
  words: z.array(z.string()).default([]),
  name: z.string().default(''),
});
export type RosterMark = z.infer<typeof rosterMarkRecord>;

/** A row says whose it is, so that a list of names asks for nothing else; one of before it did leaves the name out. */
const rosterRowRecord = wordRowRecord.extend({ name: z.string().optional() });
export type RosterRow = z.infer<typeof rosterRowRecord>;

type Places = Map<string, Item>;

const wordsFor = (person: Named) =>
  wordsOf(`${person.firstName} ${person.lastName}`).slice(0, mostWords);

/**
 * By what of an enrollment its rows are ordered. Activity is told apart by the hour, so that somebody who learns
 * moves one row an hour and not with every report.
 */
const ordersOf = (enrollment: Enrollment) => ({
  ENROLLED: sinceOf(enrollment),
  ACTIVITY: enrollment.lastActivityAt?.slice(0, '2026-01-01T00'.length) ?? '-',
  PROGRESS: String(enrollment.doneBlocks).padStart(6, '0'),
});

/** Whether somebody's rows are the same after a change of their enrollment, whatever their name is. */
export const standsTheSame = (before: Enrollment, after: Enrollment): boolean =>
  before.state === after.state && isDeepStrictEqual(ordersOf(before), ordersOf(after));

/** The key of the row that stands at a place: its state and its order have no `#`, names have none either. */
function rowAt(courseId: string, place: string): Key {
  const [state = '', order = '', value = '', userId = ''] = place.split('#');
  return keys.rosterRow(courseId, state, order, value, userId);
}

/** One row for each order of the list and one for each word of the name. */
function placesOf(enrollment: Enrollment, person: Named): Places {
  const { courseId, userId, state } = enrollment;
  const words = wordsFor(person);
  const name = fullName(person);
  const row = (order: string, value: string, word?: string): [string, Item] => {
    const key = keys.rosterRow(courseId, state, order, value, userId);
    const place = [state, order, key.sk].join('#');
    return [place, { ...key, entity: 'RosterRow', courseId, userId, name, words, word }];
  };
  return new Map([
    row('NAME', foldName(`${person.lastName} ${person.firstName}`)),
    ...Object.entries(ordersOf(enrollment)).map(([order, value]) => row(order, value)),
    ...words.map((word) => row('WORD', word, word)),
  ]);
}

const markItem = (key: Key, before: RosterMark | null, next: Item | null): TransactionItem => ({
  label: 'roster-mark',
  ...(next ? { put: { ...key, entity: 'RosterMark', ...next } } : { remove: key }),
  ...(before
    ? {
        condition: 'places = :places',
        expression: { values: { ':places': before.places } },
      }
    : { condition: 'attribute_not_exists(pk)' }),
});

export const roster = {
  marks: (table: Table, who: Pick<Enrollment, 'courseId' | 'userId'>[]) =>
    table.batchGet(
      rosterMarkRecord,
      who.map(({ courseId, userId }) => keys.rosterMark(courseId, userId)),
      { consistent: true },
    ),

  /** Moves somebody's rows from where `before` left them to where they belong; nothing where they stand there. */
  move(
    { courseId, userId }: Pick<Enrollment, 'courseId' | 'userId'>,
    before: RosterMark | null,
    enrollment: Enrollment | null,
    person: Named,
  ): TransactionItem[] {
    const places: Places = enrollment ? placesOf(enrollment, person) : new Map();
    const left = new Set(before?.places);
    const words = enrollment ? wordsFor(person) : [];
    const name = enrollment ? fullName(person) : '';
    // Each row says the name and all its words: those that stay are written anew for somebody who has others.
    const sameName = before?.name === name && isDeepStrictEqual(before.words, words);
    const stays = (place: string) => left.has(place) && sameName;
    const next = enrollment && { courseId, userId, places: [...places.keys()], words, name };
    const kept = before ? sameName && isDeepStrictEqual(before.places, next?.places) : !next;
    if (kept) return [];
    return [
      markItem(keys.rosterMark(courseId, userId), before, next),
      ...[...left]
        .filter((place) => !places.has(place))
        .map((place) => ({ label: 'roster-row', remove: rowAt(courseId, place) })),
      ...[...places]
        .filter(([place]) => !stays(place))
        .map(([, put]) => ({ label: 'roster-row', put })),
    ];
  },

  /** The people in one state of a course, in one order; a page of them. */
  list: (
    table: Table,
    courseId: string,
    state: EnrollmentState,
    sort: RosterSort,
    page: { limit: number; start: Item | undefined; newestFirst: boolean },
  ): Promise<QueryPage<RosterRow>> =>
    table.query(rosterRowRecord, ranges.roster(courseId, state, sort.toUpperCase()), page),

  /**
   * The people with each of these words, or its beginning, in their name; a page of them. It may hold fewer than the
   * page does: who was found by one word and has not the others is left out, and so is whoever was found before by
   * another word of theirs.
   */
  async search(
    table: Table,
    courseId: string,
    state: EnrollmentState,
    wanted: string[],
    page: { limit: number; start: Item | undefined },
  ): Promise<QueryPage<RosterRow>> {
    const range = ranges.rosterSearch(courseId, state, longestOf(wanted));
    const { items, last } = await table.query(rosterRowRecord, range, page);
    return { items: meeting(items, wanted), last };
  },
};
