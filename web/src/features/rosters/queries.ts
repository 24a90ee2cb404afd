import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import type { RosterFilters } from './types.ts';

/** The queries that a decision about people changes: their roster, and the numbers of the course. */
export const touchedByDeciding = [['roster'], ['courses']] as const;

/** The queries that the answer to a request changes: besides those, the list of requests. */
export const touchedByAnswering = [...touchedByDeciding, ['enrollments']] as const;

export const rosterQueries = {
  page: (courseId: string, filters: RosterFilters) =>
    queryOptions({
      queryKey: ['roster', courseId, 'page', filters],
      queryFn: ({ signal }) =>
        api('rosters.list', { params: { courseId }, query: filters, signal }),
    }),
  /** The first few of those who were not seen for longest. */
  longestAway: (courseId: string) =>
    queryOptions({
      queryKey: ['roster', courseId, 'away'],
      queryFn: ({ signal }) =>
        api('rosters.list', {
          params: { courseId },
          query: { state: 'active', sort: 'activity', order: 'asc', limit: '20' },
          signal,
        }),
    }),
  learner: (courseId: string, userId: string) =>
    queryOptions({
      queryKey: ['roster', courseId, 'learner', userId],
      queryFn: ({ signal }) => api('rosters.getLearner', { params: { courseId, userId }, signal }),
    }),
  key: (courseId: string) =>
    queryOptions({
      queryKey: ['roster', courseId, 'key'],
      queryFn: ({ signal }) => api('enrollments.getKey', { params: { courseId }, signal }),
    }),
  invitations: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: ['roster', courseId, 'invitations'],
      queryFn: ({ pageParam, signal }) =>
        api('enrollments.listInvitations', {
          params: { courseId },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
    }),
  /** The people who ask to be admitted to a course of one's own. */
  requests: () =>
    infiniteQueryOptions({
      queryKey: ['enrollments', 'requests'],
      queryFn: ({ pageParam, signal }) =>
        api('rosters.listRequests', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
    }),
};
