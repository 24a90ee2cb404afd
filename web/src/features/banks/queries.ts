import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { QuestionQuery } from './types.ts';

/** As many tags as a chooser can offer; whoever has more finds questions by words. */
const mostTags = '100';

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
    }),
  questions: (bankId: string, query: QuestionQuery) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'questions', bankId, query],
      queryFn: ({ signal }) => api('banks.listQuestions', { params: { bankId }, query, signal }),
    }),
  tags: (bankId: string) =>
    queryOptions({
      queryKey: [...bankQueries.all, 'tags', bankId],
      queryFn: ({ signal }) =>
        api('banks.listTags', { params: { bankId }, query: { limit: mostTags }, signal }),
    }),
};
