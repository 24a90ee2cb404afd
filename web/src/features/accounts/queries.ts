import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { AccountState } from '#shared/schemas/accounts.ts';
import type { Role } from '#shared/policies/roles.ts';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

type UserQuery = {
  q?: string;
  role?: Role;
  state?: AccountState;
  cursor?: string;
  limit?: string;
};

export const accountQueries = {
  me: () =>
    queryOptions({
      queryKey: ['accounts', 'me'],
      queryFn: ({ signal }) => api('accounts.getMe', { signal }),
    }),
  sessions: () =>
    infiniteQueryOptions({
      queryKey: ['accounts', 'sessions'],
      queryFn: ({ pageParam, signal }) =>
        api('accounts.listSessions', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
    }),
  users: (query: UserQuery) =>
    queryOptions({
      queryKey: ['accounts', 'users', 'page', query],
      queryFn: ({ signal }) => api('accounts.listUsers', { query, signal }),
    }),
  /** The people who could take over courses: those who teach, all or by name or address. */
  heirs: (q: string) =>
    infiniteQueryOptions({
      queryKey: ['accounts', 'users', 'heirs', q],
      queryFn: ({ pageParam, signal }) =>
        api('accounts.listUsers', {
          query: {
            role: 'teachers',
            limit: '20',
            ...(q === '' ? {} : { q }),
            ...(pageParam === null ? {} : { cursor: pageParam }),
          },
          signal,
        }),
      ...byCursor,
    }),
  userCounts: () =>
    queryOptions({
      queryKey: ['accounts', 'users', 'counts'],
      queryFn: ({ signal }) => api('accounts.countUsers', { signal }),
    }),
  erasure: (userId: string) =>
    queryOptions({
      queryKey: ['accounts', 'users', 'erasure', userId],
      queryFn: ({ signal }) => api('accounts.getErasure', { params: { userId }, signal }),
    }),
  user: (userId: string) =>
    queryOptions({
      queryKey: ['accounts', 'users', 'one', userId],
      queryFn: ({ signal }) => api('accounts.getUser', { params: { userId }, signal }),
    }),
  /** The state of the own request to teach. */
  teacherRequest: () =>
    queryOptions({
      queryKey: ['accounts', 'teacherRequest'],
      queryFn: ({ signal }) => api('accounts.getTeacherRequest', { signal }),
    }),
  teacherRequests: () =>
    infiniteQueryOptions({
      queryKey: ['accounts', 'teacherRequests'],
      queryFn: ({ pageParam, signal }) =>
        api('accounts.listTeacherRequests', {
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
    }),
};
