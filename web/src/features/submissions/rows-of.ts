import { allPages, pageAt } from '#web/lib/all-pages.ts';
import { api } from '#web/lib/api.ts';
import type { AssignmentIds, ListName, SubmissionRow } from './types.ts';

/** All rows of a list, page by page. */
export const rowsOf = (params: AssignmentIds, list: ListName): Promise<SubmissionRow[]> =>
  allPages((cursor) =>
    api('submissions.list', {
      params,
      query: { ...pageAt(cursor), ...(list !== undefined && { list }) },
    }),
  );
