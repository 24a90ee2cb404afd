import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

export const gradeListQueries = {
  /** What one's courses come to: what is released anywhere changes it. */
  own: () =>
    infiniteQueryOptions({
      queryKey: ['grades', 'list'],
      queryFn: ({ pageParam, signal }) =>
        api('grades.listOwn', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
      staleTime: 0,
    }),
};
