import { queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';

export type DueReview = Response<typeof contract.quizzes.listReview>;

/** What changes with each answer, beside the list that is gone through: the dashboard says how much is due. */
export const touchedByReviewing = [['enrollments', 'dashboard']] as const;

export const reviewQueries = {
  /** What is due today as this page begins: what is answered here is not asked for again. */
  due: () =>
    queryOptions({
      queryKey: ['quizzes', 'review'],
      queryFn: ({ signal }) => api('quizzes.listReview', { signal }),
      staleTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
};
