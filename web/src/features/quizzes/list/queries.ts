import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/client.ts';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

export type OwnQuiz = Response<typeof contract.quizzes.list>['items'][number];
export type OwnQuizQuery = NonNullable<CallInput<'quizzes.list'>['query']>;

export const ownQuizQueries = {
  /** The quizzes of one's courses; an attempt that begins or ends on any device changes them. */
  list: (query: OwnQuizQuery) =>
    infiniteQueryOptions({
      queryKey: ['quizzes', 'own', query],
      queryFn: ({ pageParam, signal }) =>
        api('quizzes.list', { query: pageParam ? { ...query, cursor: pageParam } : query, signal }),
      ...byCursor,
      staleTime: 0,
    }),
};
