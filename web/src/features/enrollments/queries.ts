import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** What an enrollment changes: courses show seats and states, lists show progress. */
export const touchedByEnrolling = [['courses'], ['enrollments']] as const;

export const enrollmentQueries = {
  /** A learner's start, in one request. */
  dashboard: () =>
    queryOptions({
      queryKey: ['enrollments', 'dashboard'],
      queryFn: ({ signal }) => api('progress.getDashboard', { signal }),
    }),
  /** Where one stands in a course: the place in its waiting list, and whether one is invited. */
  standing: (courseId: string) =>
    queryOptions({
      queryKey: ['enrollments', 'standing', courseId],
      queryFn: ({ signal }) => api('enrollments.getMine', { params: { courseId }, signal }),
    }),
  /** Whether mails of invitations come to the address that the link of one is of. */
  mailStop: (token: string) =>
    queryOptions({
      queryKey: ['enrollments', 'mail-stop', token],
      queryFn: ({ signal }) => api('enrollments.getMailStop', { params: { token }, signal }),
    }),
  mine: () =>
    infiniteQueryOptions({
      queryKey: ['enrollments', 'mine'],
      queryFn: ({ pageParam, signal }) =>
        api('progress.listCourses', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  /** Who asks to be let into a course of one's own. */
  requests: () =>
    infiniteQueryOptions({
      queryKey: ['enrollments', 'requests'],
      queryFn: ({ pageParam, signal }) =>
        api('rosters.listRequests', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
