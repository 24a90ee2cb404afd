import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** The rubrics that the signed-in teacher keeps. */
export const keptRubrics = infiniteQueryOptions({
  queryKey: ['rubrics', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api('banks.listRubrics', {
      query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
});
