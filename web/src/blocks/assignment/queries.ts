import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { SubmissionIds } from './types.ts';

/** The ids of a submission as they stand in an address. */
export const inAddress = ({ courseId, assignmentId, number }: SubmissionIds) => ({
  courseId,
  assignmentId,
  number: String(number),
});

/** How often it is asked whether somebody else of a group has handed in, in milliseconds. */
const whileOthersMay = 30_000;

export const assignmentQueries = {
  /** All that concerns one assignment: what is handed in or withdrawn changes it. */
  all: (assignmentId: string) => ['assignments', 'one', assignmentId] as const,
  /** The page of an assignment; another device may have written in its draft, and others of a group hand in too. */
  page: (assignmentId: string) =>
    queryOptions({
      queryKey: [...assignmentQueries.all(assignmentId), 'page'],
      queryFn: ({ signal }) => api('assignments.get', { params: { assignmentId }, signal }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.isForGroups && data.refusal === null ? whileOthersMay : false,
    }),
  /** One of one's own submissions, with what may be known of how it was marked by now. */
  submission: (ids: SubmissionIds) =>
    queryOptions({
      queryKey: [...assignmentQueries.all(ids.assignmentId), 'submission', ids.number],
      queryFn: ({ signal }) => api('assignments.getSubmission', { params: inAddress(ids), signal }),
      staleTime: 0,
    }),
};
