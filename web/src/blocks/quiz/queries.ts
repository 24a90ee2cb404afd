import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export type QuizIds = { courseId: string; quizId: string };
export type AttemptIds = QuizIds & { attemptId: string };

export const quizQueries = {
  /** All that concerns one quiz: an attempt that begins or ends changes it. */
  all: ({ courseId, quizId }: QuizIds) => ['courses', 'one', courseId, 'quiz', quizId] as const,
  /** The page of a quiz; how much time there would be changes by itself. */
  get: (ids: QuizIds) =>
    queryOptions({
      queryKey: [...quizQueries.all(ids), 'page'],
      queryFn: ({ signal }) =>
        api('quizzes.get', { params: { courseId: ids.courseId, quizId: ids.quizId }, signal }),
      staleTime: 0,
    }),
  /** An attempt as it begins on this page: what is answered here afterwards is not asked for again. */
  attempt: (ids: AttemptIds) =>
    queryOptions({
      queryKey: [...quizQueries.all(ids), 'attempt', ids.attemptId],
      queryFn: ({ signal }) => api('quizzes.getAttempt', { params: ids, signal }),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  result: (ids: AttemptIds) =>
    queryOptions({
      queryKey: [...quizQueries.all(ids), 'result', ids.attemptId],
      queryFn: ({ signal }) => api('quizzes.getResult', { params: ids, signal }),
      staleTime: 0,
    }),
};
