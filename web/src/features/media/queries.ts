import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import type { MediaKind } from './types.ts';

/** The filters for a course's files. */
export type MediaFilters = { q: string; use: MediaKind | 'all' };

export const mediaQueries = {
  /** All that is asked of the files of a course: what any change of them makes stale. */
  ofCourse: (courseId: string) => ['media', courseId] as const,
  list: (courseId: string, { q, use }: MediaFilters) =>
    infiniteQueryOptions({
      queryKey: [...mediaQueries.ofCourse(courseId), 'list', q, use],
      queryFn: ({ pageParam, signal }) =>
        api('media.list', {
          params: { courseId },
          query: {
            ...(q !== '' && { q }),
            ...(use !== 'all' && { use }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
          signal,
        }),
      ...byCursor,
      // Its links open for five minutes.
      refetchInterval: 240_000,
    }),
  one: (courseId: string, mediaId: string) =>
    queryOptions({
      queryKey: [...mediaQueries.ofCourse(courseId), 'one', mediaId],
      queryFn: ({ signal }) => api('media.get', { params: { courseId, mediaId }, signal }),
    }),
  storage: (courseId: string) =>
    queryOptions({
      queryKey: [...mediaQueries.ofCourse(courseId), 'storage'],
      queryFn: ({ signal }) => api('media.getStorage', { params: { courseId }, signal }),
    }),
};
