import * as z from 'zod';
import type { EnrollmentState, RosterSort } from '#shared/schemas/enrollments.ts';
import { sinceOf, type Enrollment } from './enrollments.ts';
import { fold, wordsOf } from './fold.ts';
import { keys, ranges, type Key } from './keys.ts';
import type { Profile } from './profiles.ts';
import type { Item, QueryPage, Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';
import { longestOf, meeting, wordRowRecord, type WordRow } from './word-search.ts';

/** By how many words of their name somebody is found at the most. */
const mostWords = 8;

/** Of a profile, what the roster shows it by. */
export type Named = Pick<Profile, 'firstName' | 'lastName' | 'version'>;

/** From which versions somebody's rows were made, and where they stand. */
export const rosterMarkRecord = z.object({
  enrollmentVersion: z.number(),
  profileVersion: z.number(),
  places: z.array(z.string()),
});
export type RosterMark = z.infer<typeof rosterMarkRecord>;

type Places = Map<string, Item>;

/**
 * One row for each order of the list and one for each word of the name. Activity is told apart by the
 * hour, so that somebody who learns moves one row an hour and not with every report.
 */
function placesOf(enrollment: Enrollment, person: Named): Places {
  const { courseId, userId, state, lastActivityAt, doneBlocks } = enrollment;
  const words = wordsOf(`${person.firstName} ${person.lastName}`).slice(0, mostWords);
  const row = (order: string, value: string, word?: string): [string, Item] => {
    const key = keys.rosterRow(courseId, state, order, value, userId);
    return [key.sk, { ...key, entity: 'RosterRow', courseId, userId, words, word }];
  };
  return new Map([
    row('NAME', fold(`${person.lastName} ${person.firstName}`)),
    row('ENROLLED', sinceOf(enrollment)),
    row('ACTIVITY', lastActivityAt?.slice(0, '2026-01-01T00'.length) ?? '-'),
    row('PROGRESS', String(doneBlocks).padStart(6, '0')),
    ...words.map((word) => row('WORD', word, word)),
  ]);
}

const markItem = (key: Key, before: RosterMark | null, next: Item | null): TransactionItem => ({
  label: 'roster-mark',
  ...(next ? { put: { ...key, entity: 'RosterMark', ...next } } : { remove: key }),
  ...(before
    ? {
        condition: 'enrollmentVersion = :enrollment AND profileVersion = :profile',
        expression: {
          values: {
            ':enrollment': before.enrollmentVersion,
            ':profile': before.profileVersion,
          },
        },
      }
    : { condition: 'attribute_not_exists(pk)' }),
});

export const roster = {
  mark: (table: Table, courseId: string, userId: string) =>
    table.get(rosterMarkRecord, keys.rosterMark(courseId, userId)),

  /** Moves somebody's rows from where `before` left them to where they belong; none for who is gone. */
  move(
    { courseId, userId }: Pick<Enrollment, 'courseId' | 'userId'>,
    before: RosterMark | null,
    enrollment: Enrollment | null,
    person: Named,
  ): TransactionItem[] {
    const places: Places = enrollment ? placesOf(enrollment, person) : new Map();
    const left = new Set(before?.places);
    // Each row names all words: those that stay are written anew for somebody who may have another name.
    const stays = (place: string) => left.has(place) && before?.profileVersion === person.version;
    const { pk, sk } = keys.rosterMark(courseId, userId);
    const next = enrollment && {
      courseId,
      userId,
      enrollmentVersion: enrollment.version,
      profileVersion: person.version,
      places: [...places.keys()],
    };
    return [
      markItem({ pk, sk }, before, next),
      ...[...left]
        .filter((place) => !places.has(place))
        .map((place) => ({ label: 'roster-row', remove: { pk, sk: place } })),
      ...[...places]
        .filter(([place]) => !stays(place))
        .map(([, put]) => ({ label: 'roster-row', put })),
    ];
  },

  /** Who stands like this in a course, in one order; a page of ids. */
  list: (
    table: Table,
    courseId: string,
    state: EnrollmentState,
    sort: RosterSort,
    page: { limit: number; start: Item | undefined; newestFirst: boolean },
  ): Promise<QueryPage<WordRow>> =>
    table.query(wordRowRecord, ranges.roster(courseId, state, sort.toUpperCase()), page),

  /**
   * Who has each of these words in their name, or its beginning; a page of ids. It may hold fewer than
   * the page does: who was found by one word and has not the others is left out, and so is whoever
   * was found before by another word of theirs.
   */
  async search(
    table: Table,
    courseId: string,
    state: EnrollmentState,
    wanted: string[],
    page: { limit: number; start: Item | undefined },
  ): Promise<QueryPage<WordRow>> {
    const range = ranges.rosterSearch(courseId, state, longestOf(wanted));
    const { items, last } = await table.query(wordRowRecord, range, page);
    return { items: meeting(items, wanted), last };
  },
};
