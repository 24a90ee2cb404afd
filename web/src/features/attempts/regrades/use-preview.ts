import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attemptQueries } from '../queries.ts';
import type { QuizIds, RegradedAttempt, RegradeKind } from '../types.ts';

/** How an attempt would change: by its points, or where nothing of these can be said yet, by what there is to earn. */
export function directionOf({ from, to }: Pick<RegradedAttempt, 'from' | 'to'>) {
  if (from.points === null || to.points === null) return 'same';
  // A question that is dropped takes its points away from both: what counts is the part that was earned.
  const before = from.points * to.most;
  const after = to.points * from.most;
  if (from.most === to.most)
    return to.points > from.points ? 'up' : to.points < from.points ? 'down' : 'same';
  return after > before ? 'up' : after < before ? 'down' : 'same';
}

/** Everybody whom a regrade would change: page after page is asked for until all attempts were looked at. */
export function usePreview(ids: QuizIds, kind: RegradeKind, questionId: string) {
  const list = useInfiniteQuery(attemptQueries.preview(ids, kind, questionId));
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  const goesOn = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn && !isFetchingNextPage) void fetchNextPage();
  }, [goesOn, isFetchingNextPage, fetchNextPage]);
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap(({ items }) => items);
  const directions = rows.map(directionOf);
  return {
    list,
    rows,
    looked: pages.reduce((sum, { looked }) => sum + looked, 0),
    up: directions.filter((one) => one === 'up').length,
    down: directions.filter((one) => one === 'down').length,
    isWhole: list.data !== undefined && !hasNextPage,
  };
}
