import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** What an enrollment changes: courses show seats and states, lists show progress. */
export const touchedByEnrolling = [['courses'], ['enrollments']] as const;

export const enrollmentQueries = {
  mine: () =>
    infiniteQueryOptions({
      queryKey: ['enrollments', 'mine'],
      queryFn: ({ pageParam, signal }) =>
        api('enrollments.listMine', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
