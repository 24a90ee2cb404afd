import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/client.ts';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

type OwnAssignmentQuery = NonNullable<CallInput<'assignments.list'>['query']>;

export const ownAssignmentQueries = {
  /** The assignments of one's courses; what is handed in on any device changes them. */
  list: (query: OwnAssignmentQuery) =>
    infiniteQueryOptions({
      queryKey: ['assignments', 'own', query],
      queryFn: ({ pageParam, signal }) =>
        api('assignments.list', {
          query: pageParam ? { ...query, cursor: pageParam } : query,
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
};
