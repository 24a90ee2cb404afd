import { queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';

export type QuizResults = Response<typeof contract.quizzes.getResults>;

export const resultsQueries = {
  /** One's results of a quiz; what shows of them changes by itself, as the quiz closes. */
  get: (quizId: string) =>
    queryOptions({
      queryKey: ['quizzes', 'results', quizId],
      queryFn: ({ signal }) => api('quizzes.getResults', { params: { quizId }, signal }),
      staleTime: 0,
    }),
};
