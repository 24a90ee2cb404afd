import type { catalogSortSchema } from '#shared/schemas/courses.ts';
import type * as z from 'zod';
import type { CatalogDocument } from './catalog-document.ts';

export type CatalogSort = z.infer<typeof catalogSortSchema>;

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Newest first; of one instant, the younger id. */
export const newestFirst = (a: CatalogDocument, b: CatalogDocument): number =>
  byText(b.publishedAt, a.publishedAt) || byText(b.courseId, a.courseId);

/** The day of an instant in milliseconds, in UTC, as `startsOn` has it. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Orders courses that are yet to start, the next one first; then those that can be begun now, the newest first. */
const startingNext = (today: string) => (a: CatalogDocument, b: CatalogDocument) => {
  const start = ({ startsOn }: CatalogDocument) =>
    startsOn !== null && startsOn >= today ? startsOn : '9999-12-31';
  return byText(start(a), start(b)) || newestFirst(a, b);
};

const shortestFirst = (a: CatalogDocument, b: CatalogDocument) =>
  a.effort.hours - b.effort.hours || newestFirst(a, b);

/** Courses in an order of their own; `found` comes in that of the search. */
export function inOrder(
  found: CatalogDocument[],
  sort: CatalogSort,
  now: number,
): CatalogDocument[] {
  if (sort === 'relevance') return found;
  const compare = { newest: newestFirst, start: startingNext(dayOf(now)), shortest: shortestFirst };
  return found.toSorted(compare[sort]);
}

/** The courses that start from today on, the next one first. */
export const upcoming = (documents: CatalogDocument[], now: number): CatalogDocument[] =>
  documents
    .filter(({ startsOn }) => startsOn !== null && startsOn >= dayOf(now))
    .toSorted(startingNext(dayOf(now)));
