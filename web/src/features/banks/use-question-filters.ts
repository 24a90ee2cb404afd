import { useSearchParams } from 'react-router-dom';
import { difficulties, questionStatuses, questionTypes } from '#shared/questions/question-types.ts';
import type { QuestionQuery } from './types.ts';

/** The lists of a bank: what is not in the trash, what no quiz uses, and the trash. */
export const whichQuestions = ['all', 'unused', 'binned'] as const;
export const questionOrders = ['changed', 'name'] as const;

export type Filter = 'q' | 'type' | 'status' | 'difficulty' | 'tag' | 'which' | 'sort';

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** The filters for questions that some parameters hold. */
export const filtersIn = (params: URLSearchParams) => ({
  q: params.get('q')?.trim().slice(0, 100) ?? '',
  type: oneOf(questionTypes, params.get('type')),
  status: oneOf(questionStatuses, params.get('status')),
  difficulty: oneOf(difficulties, params.get('difficulty')),
  tag: params.get('tag')?.trim().slice(0, 40) ?? '',
  which: oneOf(whichQuestions, params.get('which')) ?? 'all',
  sort: oneOf(questionOrders, params.get('sort')) ?? 'changed',
});
export type Filters = ReturnType<typeof filtersIn>;

/** The same parameters with some filters changed: from the beginning of the list that they ask for. */
export function changedFilters(
  params: URLSearchParams,
  changes: Partial<Record<Filter, string>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    if (value.trim() !== '') next.set(name, value.trim());
  }
  return next;
}

/** The page of questions that some parameters ask for. */
export function queryIn(params: URLSearchParams): QuestionQuery {
  const { q, tag, type, status, difficulty, which, sort } = filtersIn(params);
  const cursor = params.get('cursor');
  return {
    sort,
    ...(q && { q }),
    ...(type && { type }),
    ...(status && { status }),
    ...(difficulty && { difficulty }),
    ...(tag && { tag }),
    ...(which !== 'all' && { [which]: 'true' as const }),
    ...(cursor !== null && { cursor }),
  };
}

/** The filters for questions in the address, and the place in their list. */
export function useQuestionFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersIn(params);
  const change = (changes: Partial<Record<Filter, string>>) =>
    setParams(
      (current) => changedFilters(current, changes),
      // Typing should not fill the history with every letter.
      { replace: true, preventScrollReset: true },
    );
  const query = queryIn(params);
  const { q, tag, type, status, difficulty, which } = filters;
  const isNarrowed = q + tag !== '' || Boolean(type ?? status ?? difficulty) || which !== 'all';
  return { filters, query, isNarrowed, change, clear: () => setParams({}, { replace: true }) };
}
