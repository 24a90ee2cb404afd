import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import type { Row } from '../types.ts';
import { pageOf, type RowQuery } from '../views/row-query.ts';

export { firstRows } from '../views/row-query.ts';

/** How long somebody waits before totals that are being made anew are asked for again. */
export const anewAfter = 2000;

export const bookQueries = {
  /** All that is asked of a course's book: what is decided or typed changes rows, columns and totals. */
  all: (courseId: string) => ['grades', 'book', courseId] as const,
  book: (courseId: string) =>
    queryOptions({
      queryKey: [...bookQueries.all(courseId), 'columns'],
      queryFn: ({ signal }) => api('grades.getBook', { params: { courseId }, signal }),
      staleTime: 0,
    }),
  everyRow: (courseId: string) => [...bookQueries.all(courseId), 'rows'] as const,
  /** The rows by an order, a search, a group or conditions. */
  rows: (courseId: string, query: RowQuery) =>
    infiniteQueryOptions({
      queryKey: [...bookQueries.everyRow(courseId), query],
      queryFn: ({ pageParam, signal }) =>
        api('grades.listRows', {
          params: { courseId },
          query: pageOf(query, pageParam),
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  person: (courseId: string, userId: string) =>
    queryOptions({
      queryKey: [...bookQueries.all(courseId), 'person', userId],
      queryFn: ({ signal }) => api('grades.getRow', { params: { courseId, userId }, signal }),
      staleTime: 0,
    }),
};

/** Everybody whom a query names, page by page. @throws what the API answers when a page cannot be had */
export async function collectRows(
  courseId: string,
  query: RowQuery,
  onCount: (count: number) => void,
): Promise<Row[]> {
  const all: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Row[]; nextCursor: string | null } = await api('grades.listRows', {
      params: { courseId },
      query: { ...query, limit: '100', ...(cursor === null ? {} : { cursor }) },
    });
    all.push(...page.items);
    cursor = page.nextCursor;
    onCount(all.length);
  } while (cursor !== null);
  return all;
}
