import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { bankQueries } from '../queries.ts';
import { useQuestionFilters } from '../use-question-filters.ts';

/** A question beside the one that is open, with the page of the list in which it stands. */
export type Neighbor = { questionId: string; search: string };

/**
 * The questions before and after one in the list that the address asks for, as it was when one came from it: a
 * question that is saved moves to its head only once the list is opened again.
 */
export function useNeighbors(bankId: string, questionId: string) {
  const { query } = useQuestionFilters();
  const [params] = useSearchParams();
  const asItWas = { refetchOnMount: false, refetchOnWindowFocus: false } as const;
  const page = useQuery({ ...bankQueries.questions(bankId, query), ...asItWas });
  const rows = page.data?.items ?? [];
  const at = rows.findIndex((row) => row.questionId === questionId);
  const cursor = page.data?.nextCursor ?? null;
  const isLast = at !== -1 && at === rows.length - 1 && cursor !== null;
  const further = useQuery({
    ...bankQueries.questions(bankId, { ...query, ...(cursor !== null && { cursor }) }),
    ...asItWas,
    enabled: isLast,
  });
  const beside = (id: string | undefined, on?: string): Neighbor | null => {
    if (id === undefined) return null;
    const search = new URLSearchParams(params);
    if (on !== undefined) search.set('cursor', on);
    return { questionId: id, search: search.toString() };
  };
  return {
    previous: at > 0 ? beside(rows[at - 1]?.questionId) : null,
    next:
      isLast && cursor !== null
        ? beside(further.data?.items[0]?.questionId, cursor)
        : at === -1
          ? null
          : beside(rows[at + 1]?.questionId),
  };
}
