import { marks } from '#functions/data/marks/marks.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type BookPerson, type Listed, readPeople } from './read-people.ts';

/** What somebody has in an item; null: no points. */
export const pointsIn = ({ row }: BookPerson, itemId: string): number | null =>
  row?.marks.find((mark) => mark.itemId === itemId)?.points ?? null;

/** Where those begin who have no points: their list has keys of its own. */
const without = { list: 'without' };

/**
 * The people of a course by their points in an item, and behind them those who have none, by name. Of both lists whoever
 * is in the other one, or in the course no more, is left out: a part may name fewer people than it was asked for.
 */
export const byItem =
  (
    table: Table,
    { courseId, itemId }: { courseId: string; itemId: string },
    isTurned: boolean,
  ): Listed =>
  async ({ limit, start }) => {
    if (start === undefined || 'gsi1pk' in start) {
      const part = { limit, start, newestFirst: isTurned };
      const { items, last } = await marks.byPoints(table, itemId, part);
      const known = await readPeople(table, courseId, items);
      return {
        people: known.filter((one) => pointsIn(one, itemId) !== null),
        last: last ?? without,
      };
    }
    const { items, last } = await roster.list(table, courseId, 'active', 'name', {
      limit,
      start: 'pk' in start ? start : undefined,
      newestFirst: false,
    });
    const known = await readPeople(table, courseId, items);
    return { people: known.filter((one) => pointsIn(one, itemId) === null), last };
  };
