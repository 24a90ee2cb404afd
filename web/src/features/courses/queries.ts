import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { SentQuery } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';

type ListQuery = SentQuery<typeof contract.courses.list>;

/** What a catalogue can be narrowed to. */
export type CatalogFilters = Pick<ListQuery, 'q' | 'category' | 'level' | 'language'>;

type BlockIds = { courseId: string; moduleId: string; blockId: string };

export const courseQueries = {
  list: (filters: CatalogFilters) =>
    infiniteQueryOptions({
      queryKey: ['courses', 'list', filters],
      queryFn: ({ pageParam, signal }) =>
        api('courses.list', {
          query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  get: (courseId: string) =>
    queryOptions({
      queryKey: ['courses', 'one', courseId],
      queryFn: ({ signal }) => api('courses.get', { params: { courseId }, signal }),
    }),
  /** A block with links that end after minutes: what holds them is not kept for long. */
  block: ({ courseId, moduleId, blockId }: BlockIds) =>
    queryOptions({
      queryKey: ['courses', 'one', courseId, 'block', blockId],
      queryFn: ({ signal }) =>
        api('courses.getBlock', { params: { courseId, moduleId, blockId }, signal }),
      staleTime: 60_000,
      gcTime: 60_000,
    }),
  taught: () =>
    infiniteQueryOptions({
      queryKey: ['courses', 'taught'],
      queryFn: ({ pageParam, signal }) =>
        api('courses.listTaught', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
