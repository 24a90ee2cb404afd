import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { leaving } from '#web/blocks/draft/leaving.ts';
import type { BlockIds } from './types.ts';

export const lessonEditQueries = {
  /** A lesson as its editor begins with it: never an older one. */
  begin: ({ courseId, moduleId, blockId }: BlockIds) =>
    queryOptions({
      queryKey: ['courses', 'one', courseId, 'editing', blockId],
      queryFn: async ({ signal }) => {
        await leaving.ended(blockId);
        const params = { courseId, moduleId, blockId };
        return (await api('lessons.getBlock', { params, signal })).block;
      },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  /** The same of a lesson that is known by its id alone, with its course. */
  found: (blockId: string) =>
    queryOptions({
      queryKey: ['blocks', blockId],
      queryFn: async ({ signal }) => {
        await leaving.ended(blockId);
        return api('lessons.findBlock', { params: { blockId }, signal });
      },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  versions: (ids: BlockIds) =>
    infiniteQueryOptions({
      queryKey: ['courses', 'one', ids.courseId, 'versions', ids.blockId],
      queryFn: ({ pageParam, signal }) =>
        api('lessons.listBlockVersions', {
          params: ids,
          query: pageParam === undefined ? {} : { cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
  version: (ids: BlockIds, version: number) =>
    queryOptions({
      queryKey: ['courses', 'one', ids.courseId, 'versions', ids.blockId, version],
      queryFn: ({ signal }) =>
        api('lessons.getBlockVersion', {
          params: { ...ids, version: String(version) },
          signal,
        }),
      // A kept state does not change.
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
