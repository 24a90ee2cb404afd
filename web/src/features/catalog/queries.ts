import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { SentQuery } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import { firstAnswer, firstPageOf } from '#web/lib/first-answers.ts';

type ListQuery = SentQuery<typeof contract.catalog.list>;

/** The search of the catalogue: words, filters, the order. */
export type CatalogFilters = Omit<ListQuery, 'cursor' | 'limit'>;

export const catalogQueries = {
  list: (filters: CatalogFilters) =>
    infiniteQueryOptions({
      queryKey: ['courses', 'list', filters],
      initialData: () => firstPageOf('catalog.list', { query: filters }),
      queryFn: ({ pageParam, signal }) =>
        api('catalog.list', {
          query: { ...filters, ...(pageParam ? { cursor: pageParam } : {}) },
          signal,
        }),
      ...byCursor,
    }),
  home: () =>
    queryOptions({
      queryKey: ['courses', 'home'],
      initialData: () => firstAnswer('catalog.home'),
      queryFn: ({ signal }) => api('catalog.home', { signal }),
    }),
  teachers: () =>
    infiniteQueryOptions({
      queryKey: ['courses', 'teachers'],
      initialData: () => firstPageOf('catalog.listTeachers'),
      queryFn: ({ pageParam, signal }) =>
        api('catalog.listTeachers', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
    }),
  teacher: (userId: string) =>
    queryOptions({
      queryKey: ['courses', 'teacher', userId],
      initialData: () => firstAnswer('catalog.getTeacher', { params: { userId } }),
      queryFn: ({ signal }) => api('catalog.getTeacher', { params: { userId }, signal }),
    }),
  get: (courseId: string) =>
    queryOptions({
      queryKey: ['courses', 'one', courseId],
      initialData: () => firstAnswer('catalog.getCourse', { params: { courseId } }),
      queryFn: ({ signal }) => api('catalog.getCourse', { params: { courseId }, signal }),
    }),
};
