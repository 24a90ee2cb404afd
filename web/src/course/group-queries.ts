import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

export const groupQueries = {
  /** All that is asked of groups: who moves changes lists, sizes and sets. */
  all: ['groups'] as const,
  /** The sets of groups of a course, as far as they are the reader's business: twenty at the most. */
  sets: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...groupQueries.all, 'sets', courseId],
      queryFn: ({ pageParam, signal }) =>
        api('groups.listSets', {
          params: { courseId },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** The groups of a set, in the order in which they were made. */
  list: (courseId: string, setId: string) =>
    infiniteQueryOptions({
      queryKey: [...groupQueries.all, 'list', courseId, setId],
      queryFn: ({ pageParam, signal }) =>
        api('groups.list', {
          params: { courseId, setId },
          query: { limit: '50', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
};
