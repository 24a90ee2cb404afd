import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import { givenOrDropped } from './analysis/given-or-dropped.ts';
import type {
  AttemptFilters,
  QuestionFigures,
  QuizIds,
  Regrade,
  RegradeKind,
  WorkIds,
} from './types.ts';

export const attemptQueries = {
  /** All that is asked of attempts: what is done to one changes lists and sums. */
  all: ['attempts'] as const,
  /** A page of the attempts at a quiz; rows follow by seconds. */
  page: (params: QuizIds, filters: AttemptFilters, cursor: string | null) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'page', params, filters, cursor],
      queryFn: ({ signal }) =>
        api('attempts.list', {
          params,
          query: cursor === null ? filters : { ...filters, cursor },
          signal,
        }),
      staleTime: 0,
    }),
  /** The quizzes of a course with their sums, which follow by seconds. */
  quizzes: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'quizzes', courseId],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.listQuizzes', {
          params: { courseId },
          query: { limit: '50', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** What waits to be marked in all own courses. */
  toMark: () =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'toMark'],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.listToMark', { query: pageParam ? { cursor: pageParam } : {}, signal }),
      ...byCursor,
      staleTime: 0,
    }),
  /** What waited longest, and how much waits in all. */
  oldestToMark: (limit: number) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'oldestToMark', limit],
      queryFn: ({ signal }) =>
        api('attempts.listToMark', { query: { limit: String(limit) }, signal }),
      staleTime: 0,
    }),
  controls: (params: QuizIds) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'controls', params],
      queryFn: ({ signal }) => api('attempts.getControls', { params, signal }),
    }),
  /** What waits at one quiz, in the order of its list. */
  waiting: (params: QuizIds) =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'waiting', params],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.list', {
          params,
          query: pageParam ? { waiting: 'true', cursor: pageParam } : { waiting: 'true' },
          signal,
        }),
      ...byCursor,
    }),
  /** An attempt as who marks it has it; a mark keeps it current by itself. */
  work: (params: WorkIds) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'work', params],
      queryFn: ({ signal }) => api('attempts.get', { params, signal }),
    }),
  notBegun: (params: QuizIds) =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'notBegun', params],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.listNotBegun', {
          params,
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** The figures of all questions of a quiz: which do badly is only known with all of them. */
  figures: (params: QuizIds) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'figures', params],
      queryFn: async ({ signal }) => {
        const items: QuestionFigures[] = [];
        let cursor: string | null = null;
        for (;;) {
          const query: { limit: string; cursor?: string } = {
            limit: '100',
            ...(cursor && { cursor }),
          };
          const page = await api('attempts.getFigures', { params, query, signal });
          items.push(...page.items);
          cursor = page.nextCursor;
          if (cursor === null) return { items, sums: page.sums };
        }
      },
      staleTime: 0,
    }),
  /** How many people take a quiz, without the figures of its questions. */
  sums: (params: QuizIds) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'sums', params],
      queryFn: ({ signal }) =>
        api('attempts.getFigures', { params, query: { limit: '1' }, signal }),
      staleTime: 0,
    }),
  /** A question with its options, to say what was answered. */
  question: (bankId: string, questionId: string) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'question', bankId, questionId],
      queryFn: ({ signal }) => api('banks.getQuestion', { params: { bankId, questionId }, signal }),
    }),
  /** Whom a regrade would change, as far as attempts were looked at. */
  preview: (params: QuizIds, kind: RegradeKind, questionId: string) =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'preview', params, kind, questionId],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.previewRegrade', {
          params,
          query: { kind, questionId, ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
  /** The regrades of a quiz, asked again while one of them is on its way. */
  regrades: (params: QuizIds) =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'regrades', params],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.listRegrades', {
          params,
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ items }) => items.some(({ state }) => state === 'running'))
          ? 2000
          : false,
    }),
  /** The questions of a quiz whose points regrades gave to everybody, or that they dropped: known with all regrades. */
  givenOrDropped: (params: QuizIds) =>
    queryOptions({
      queryKey: [...attemptQueries.all, 'givenOrDropped', params],
      queryFn: async ({ signal }) => {
        const regrades: Regrade[] = [];
        let cursor: string | null = null;
        for (;;) {
          const query: { limit: string; cursor?: string } = {
            limit: '100',
            ...(cursor && { cursor }),
          };
          const page = await api('attempts.listRegrades', { params, query, signal });
          regrades.push(...page.items);
          cursor = page.nextCursor;
          if (cursor === null) return givenOrDropped(regrades);
        }
      },
      staleTime: 0,
    }),
  /** What is different for single people of a course, by person. */
  accommodations: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...attemptQueries.all, 'accommodations', courseId],
      queryFn: ({ pageParam, signal }) =>
        api('attempts.listAccommodations', {
          params: { courseId },
          query: { limit: '100', ...(pageParam && { cursor: pageParam }) },
          signal,
        }),
      ...byCursor,
      staleTime: 0,
    }),
};
