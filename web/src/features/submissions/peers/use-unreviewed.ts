import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds } from '../types.ts';

/** The works of a round that nobody reviews yet: all of them, page by page. @param isHand whether they are given by hand now */
export function useUnreviewed(ids: AssignmentIds, isHand: boolean) {
  const list = useInfiniteQuery({ ...submissionQueries.unreviewed(ids), enabled: isHand });
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  useEffect(() => {
    if (isHand && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isHand, hasNextPage, isFetching, isError, fetchNextPage]);
  const works = isHand ? (list.data?.pages.flatMap(({ items }) => items) ?? []) : [];
  return { list, works, isHand };
}

export type Unreviewed = ReturnType<typeof useUnreviewed>;
