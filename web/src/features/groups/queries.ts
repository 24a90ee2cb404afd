import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { groupQueries } from '#web/course/group-queries.ts';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import type { Division, SetIds } from './types.ts';

/** A group with all who are in it. */
export const groupQuery = ({ courseId, setId }: SetIds, groupId: string) =>
  queryOptions({
    queryKey: [...groupQueries.all, 'one', courseId, setId, groupId],
    queryFn: ({ signal }) => api('groups.get', { params: { courseId, setId, groupId }, signal }),
    staleTime: 0,
  });

/** The people of the course by name, or those of them who are in no group of the set. */
export const peopleQuery = (params: SetIds, without: boolean) =>
  infiniteQueryOptions({
    queryKey: [...groupQueries.all, 'people', params, without],
    queryFn: ({ pageParam, signal }) =>
      api('groups.listPeople', {
        params,
        query: {
          limit: '50',
          ...(without && { without: 'group' as const }),
          ...(pageParam && { cursor: pageParam }),
        },
        signal,
      }),
    ...byCursor,
    staleTime: 0,
  });

/** What dividing by chance would come to. */
export const previewQuery = (params: SetIds, { by, n }: Division) =>
  queryOptions({
    queryKey: [...groupQueries.all, 'preview', params, by, n],
    queryFn: ({ signal }) =>
      api('groups.previewAllotment', { params, query: { by, n: String(n) }, signal }),
    staleTime: 0,
  });
