import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import { bookQueries } from '../book/queries.ts';

export const schemeQueries = {
  all: bookQueries.all,
  /** What a course decided of its grades, with the latest changes. */
  book: (courseId: string) =>
    queryOptions({
      queryKey: [...schemeQueries.all(courseId), 'scheme'],
      queryFn: ({ signal }) =>
        api('grades.getBook', { params: { courseId }, query: { changes: 'true' }, signal }),
      staleTime: 0,
    }),
  /** Everybody with their marks, for who looks at what a change does. */
  rows: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...schemeQueries.all(courseId), 'previewed'],
      queryFn: ({ pageParam, signal }) =>
        api('grades.listRows', {
          params: { courseId },
          query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
};
