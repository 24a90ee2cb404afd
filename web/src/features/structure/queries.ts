import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const structureQueries = {
  get: (courseId: string) =>
    queryOptions({
      queryKey: ['structure', courseId],
      queryFn: ({ signal }) => api('structure.get', { params: { courseId }, signal }),
    }),
  /** The files that a lesson of the course can show. */
  files: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: ['media', courseId],
      queryFn: ({ pageParam, signal }) =>
        api('media.list', {
          params: { courseId },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
