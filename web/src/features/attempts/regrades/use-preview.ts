import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attemptQueries } from '../queries.ts';
import type { QuizIds, RegradeKind } from '../types.ts';
import { directionOf } from './direction-of.ts';

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
