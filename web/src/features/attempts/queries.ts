import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { AttemptFilters, QuizIds } from './types.ts';

export const attemptQueries = {
  /** All that is asked of attempts: what is done to one changes lists and sums. */
  all: ['attempts'] as const,
  /** A page of the attempts at a quiz; rows follow by seconds. */
  page: (params: QuizIds, filters: AttemptFilters, cursor: string | null) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'page', params, filters, cursor],
      queryFn: ({ signal }) =>
        api('attempts.list', {
          params,
          query: cursor === null ? filters : { ...filters, cursor },
          signal,
        }),
      staleTime: 0,
    }),
  /** What waits to be marked in all own courses. */
  toMark: () =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'toMark'],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.listToMark', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 0,
    }),
  controls: (params: QuizIds) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'controls', params],
      queryFn: ({ signal }) => api('attempts.getControls', { params, signal }),
    }),
};
