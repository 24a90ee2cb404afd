import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

export const courseQueries = {
  /** The first few courses of the catalogue that these words find, to choose from. */
  choice: (q: string) =>
    queryOptions({
      queryKey: ['courses', 'choice', q],
      queryFn: ({ signal }) =>
        api('catalog.list', { query: { limit: '6', ...(q !== '' && { q }) }, signal }),
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
  taught: () =>
    infiniteQueryOptions({
      queryKey: ['courses', 'taught'],
      queryFn: ({ pageParam, signal }) =>
        api('courses.listTaught', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
    }),
};
