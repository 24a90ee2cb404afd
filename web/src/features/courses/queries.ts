import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { SentQuery } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';
import { firstAnswer, firstPageOf } from '#web/lib/first-answers.ts';

type ListQuery = SentQuery<typeof contract.courses.list>;

/** What is asked of the catalogue: words, what it is narrowed to, the order. */
export type CatalogFilters = Omit<ListQuery, 'cursor' | 'limit'>;

export const courseQueries = {
  list: (filters: CatalogFilters) =>
    infiniteQueryOptions({
      queryKey: ['courses', 'list', filters],
      initialData: () => firstPageOf('courses.list', { query: filters }),
      queryFn: ({ pageParam, signal }) =>
        api('courses.list', {
          query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  home: () =>
    queryOptions({
      queryKey: ['courses', 'home'],
      initialData: () => firstAnswer('courses.home'),
      queryFn: ({ signal }) => api('courses.home', { signal }),
    }),
  featured: () =>
    queryOptions({
      queryKey: ['courses', 'featured'],
      queryFn: ({ signal }) => api('courses.getFeatured', { signal }),
    }),
  paymentText: () =>
    queryOptions({
      queryKey: ['courses', 'payment-text'],
      queryFn: ({ signal }) => api('courses.getPaymentText', { signal }),
    }),
  teachers: () =>
    infiniteQueryOptions({
      queryKey: ['courses', 'teachers'],
      initialData: () => firstPageOf('courses.listTeachers'),
      queryFn: ({ pageParam, signal }) =>
        api('courses.listTeachers', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  teacher: (userId: string) =>
    queryOptions({
      queryKey: ['courses', 'teacher', userId],
      initialData: () => firstAnswer('courses.getTeacher', { params: { userId } }),
      queryFn: ({ signal }) => api('courses.getTeacher', { params: { userId }, signal }),
    }),
  get: (courseId: string) =>
    queryOptions({
      queryKey: ['courses', 'one', courseId],
      initialData: () => firstAnswer('courses.get', { params: { courseId } }),
      queryFn: ({ signal }) => api('courses.get', { params: { courseId }, signal }),
    }),
  taught: () =>
    infiniteQueryOptions({
      queryKey: ['courses', 'taught'],
      queryFn: ({ pageParam, signal }) =>
        api('courses.listTaught', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
};
