import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

export const progressQueries = {
  /** A learner's start, in one request. */
  dashboard: () =>
    queryOptions({
      queryKey: ['enrollments', 'dashboard'],
      queryFn: ({ signal }) => api('progress.getDashboard', { signal }),
    }),
  mine: () =>
    infiniteQueryOptions({
      queryKey: ['enrollments', 'mine'],
      queryFn: ({ pageParam, signal }) =>
        api('progress.listCourses', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
    }),
};
