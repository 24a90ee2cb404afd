import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

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
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  users: (query: { q?: string; cursor?: string }) =>
    queryOptions({
      queryKey: ['accounts', 'users', 'page', query],
      queryFn: ({ signal }) => api('accounts.listUsers', { query, signal }),
    }),
  user: (userId: string) =>
    queryOptions({
      queryKey: ['accounts', 'users', 'one', userId],
      queryFn: ({ signal }) => api('accounts.getUser', { params: { userId }, signal }),
    }),
  /** How the own request to teach stands. */
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
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
