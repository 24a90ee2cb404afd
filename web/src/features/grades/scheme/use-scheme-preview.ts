import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isChanged, previewTotal } from '#shared/grading/preview.ts';
import type { Book } from '../types.ts';
import { schemeQueries } from './queries.ts';

type Counted = Pick<Book, 'scheme' | 'items'>;

/** What another book would do to everybody in the course, worked out a page of people after the other by the function that makes totals. */
export function useSchemePreview(courseId: string, before: Counted, after: Counted) {
  const list = useInfiniteQuery(schemeQueries.rows(courseId));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const goesOn = hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const people = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const rows = people.flatMap(({ userId, name, ...row }) => {
    const seen = previewTotal(before, after, row);
    return isChanged(seen) ? [{ userId, name, ...seen }] : [];
  });
  const gains = rows.map(({ from, to }) => (to.shown ?? 0) - (from.shown ?? 0));
  const turnedTo = (isPassed: boolean) =>
    rows.filter(({ from, to }) => to.isPassed === isPassed && from.isPassed === !isPassed).length;
  return {
    list,
    rows,
    looked: people.length,
    up: gains.filter((gain) => gain > 0).length,
    down: gains.filter((gain) => gain < 0).length,
    passed: turnedTo(true),
    failed: turnedTo(false),
    isWhole: list.data !== undefined && !hasNextPage,
  };
}
export type SchemePreview = ReturnType<typeof useSchemePreview>;
