import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import type { AssignmentIds, ListName, PeerWorkIds } from './types.ts';

const named = (list: ListName, marker: string | null) => ({
  ...(list !== undefined && { list }),
  ...(marker !== null && { marker }),
});

export const submissionQueries = {
  /** All that is asked of submissions: what is done to one changes lists and sums. */
  all: ['submissions'] as const,
  /** A page of what was handed in; rows and sums follow by seconds. */
  page: (
    params: AssignmentIds,
    list: ListName,
    cursor: string | null,
    marker: string | null = null,
  ) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'page', params, list ?? null, cursor, marker],
      queryFn: ({ signal }) =>
        api('submissions.list', {
          params,
          query: { ...named(list, marker), ...(cursor !== null && { cursor }) },
          signal,
        }),
      staleTime: 0,
    }),
  /** How many people have handed something in, and how far that is; the row beside it comes along. */
  sums: (params: AssignmentIds) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'sums', params],
      queryFn: ({ signal }) => api('submissions.list', { params, query: { limit: '1' }, signal }),
      staleTime: 0,
    }),
  /** The assignments of a course with their sums, which follow by seconds. */
  assignments: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'assignments', courseId],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listAssignments', {
          params: { courseId },
          query: { limit: '50', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** What waits to be marked in all courses that one teaches or marks in. */
  toMark: () =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'toMark'],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listToMark', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
      staleTime: 0,
    }),
  /** What waited longest, and how much waits in all. */
  oldestToMark: (limit: number) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'oldestToMark', limit],
      queryFn: ({ signal }) =>
        api('submissions.listToMark', { query: { limit: String(limit) }, signal }),
      staleTime: 0,
    }),
  /** A list of one assignment, in its order, from its beginning or from a place in it. */
  listed: (
    params: AssignmentIds,
    list: ListName,
    from: string | null,
    marker: string | null = null,
  ) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'listed', params, list ?? null, from, marker],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.list', {
          params,
          query: { ...named(list, marker), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      initialPageParam: from,
    }),
  /** A submission as who marks it has it; a marking keeps it current by itself. */
  work: (submissionId: string) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'work', submissionId],
      queryFn: ({ signal }) => api('submissions.get', { params: { submissionId }, signal }),
    }),
  notSubmitted: (params: AssignmentIds) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'notSubmitted', params],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listNotSubmitted', {
          params,
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** The releases of an assignment, asked again while one of them is on its way. */
  releases: (params: AssignmentIds) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'releases', params],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listReleases', {
          params,
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ items }) => items.some(({ state }) => state === 'running'))
          ? 2000
          : false,
    }),
  /** Who reviews whom, asked again while works are being dealt out. */
  peerReviews: (params: AssignmentIds) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'peerReviews', params],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listPeerReviews', {
          params,
          query: { limit: '50', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages[0]?.round?.state === 'running' ? 2000 : false,
    }),
  /** The works of a round that nobody reviews yet. */
  unreviewed: (params: AssignmentIds) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.peerReviews(params).queryKey, 'unreviewed'],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listPeerReviews', {
          params,
          query: { unreviewed: 'true', limit: '100', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** What counts in the gradebook of the course, and how. */
  book: (courseId: string) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'book', courseId],
      queryFn: ({ signal }) => api('grades.getBook', { params: { courseId }, signal }),
      staleTime: 0,
    }),
  /** Who reviews a work, and to whom it could be given, by these words. */
  reviewers: (params: PeerWorkIds, q: string) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.ofReviewers(params), q],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listReviewers', {
          params,
          query: { ...(q !== '' && { q }), ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
      // While works are being dealt out, nothing can be given by hand: soon it can.
      refetchInterval: ({ state: { data } }) =>
        data?.pages[0]?.refusal === 'allotment_runs' ? 2000 : false,
    }),
  ofReviewers: (params: PeerWorkIds) => [...submissionQueries.all, 'reviewers', params] as const,
  /** What is read anew once a review of a work was dealt out or taken back. */
  afterDealing: ({ courseId, assignmentId, submissionId }: PeerWorkIds) => [
    submissionQueries.ofReviewers({ courseId, assignmentId, submissionId }),
    submissionQueries.peerReviews({ courseId, assignmentId }).queryKey,
    submissionQueries.work(submissionId).queryKey,
  ],
  /** For whom other dates hold. */
  extensions: (params: AssignmentIds) =>
    infiniteQueryOptions({
      queryKey: [...submissionQueries.all, 'extensions', params],
      queryFn: ({ pageParam, signal }) =>
        api('submissions.listExtensions', {
          params,
          query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
};
