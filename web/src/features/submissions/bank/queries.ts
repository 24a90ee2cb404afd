import { infiniteQueryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

/** A comment that somebody keeps to use it again. */
export type KeptComment = Response<typeof contract.submissions.listComments>['items'][number];

/** The comments that the signed-in marker keeps. */
export const keptComments = infiniteQueryOptions({
  queryKey: ['kept-comments', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api('submissions.listComments', {
      query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
      signal,
    }),
  ...byCursor,
});
