import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { leaving } from '#web/blocks/draft/leaving.ts';
import type { BankOverview, QuestionQuery } from './types.ts';

/** As many tags as a chooser can offer; whoever has more finds questions by words. */
const mostTags = '100';

/** The time between two looks at lists that follow what was just brought in, in milliseconds. */
export const untilListed = 1500;

/** Whether a bank holds questions that its lists do not have yet, or lists some that it no longer holds. */
export const isBehind = ({ bank, counts }: BankOverview): boolean =>
  bank.questions !== counts.all + counts.binned;

export const bankQueries = {
  /** All that is asked of banks: a change of questions can move them from one to another. */
  all: ['banks'] as const,
  list: () =>
    queryOptions({
      queryKey: [...bankQueries.all, 'list'],
      queryFn: ({ signal }) => api('banks.list', { query: { limit: '100' }, signal }),
    }),
  get: (bankId: string) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'get', bankId],
      queryFn: ({ signal }) => api('banks.get', { params: { bankId }, signal }),
      refetchInterval: ({ state: { data } }) => (data && isBehind(data) ? untilListed : false),
    }),
  questions: (bankId: string, query: QuestionQuery) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'questions', bankId, query],
      queryFn: ({ signal }) => api('banks.listQuestions', { params: { bankId }, query, signal }),
      // Lists follow changes by seconds: what was asked for just after one may lack it.
      staleTime: 0,
    }),
  tags: (bankId: string) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'tags', bankId],
      queryFn: ({ signal }) =>
        api('banks.listTags', { params: { bankId }, query: { limit: mostTags }, signal }),
    }),
  /** A question as its editor begins with it: never an older one. */
  question: (bankId: string, questionId: string) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'question', bankId, questionId],
      queryFn: async ({ signal }) => {
        await leaving.ended(questionId);
        return api('banks.getQuestion', { params: { bankId, questionId }, signal });
      },
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  versions: (bankId: string, questionId: string) =>
    infiniteQueryOptions({
      queryKey: [...bankQueries.all, 'versions', bankId, questionId],
      queryFn: ({ pageParam, signal }) =>
        api('banks.listVersions', {
          params: { bankId, questionId },
          query: pageParam === undefined ? {} : { cursor: pageParam },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      staleTime: 0,
    }),
  version: (bankId: string, questionId: string, version: number) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'version', bankId, questionId, version],
      queryFn: ({ signal }) =>
        api('banks.getVersion', {
          params: { bankId, questionId, version: String(version) },
          signal,
        }),
      // A version never changes; the links to its files end.
      staleTime: 60_000,
    }),
};
