import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** The queries that an enrollment changes: courses show seats and states, lists show progress. */
export const touchedByEnrolling = [['courses'], ['enrollments']] as const;

export const enrollmentQueries = {
  /** The own standing in a course: the place in its waiting list, and whether one is invited. */
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
};
