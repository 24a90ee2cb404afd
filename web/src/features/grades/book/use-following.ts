import { type InfiniteData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';
import type { Row } from '../types.ts';
import type { RowQuery } from '../views/row-query.ts';
import { anewAfter, bookQueries } from './queries.ts';

type Page = { items: Row[] };

/** So many rows are asked for at once. */
const mostAsked = 50;

/**
 * Asks for the rows whose total is still to come, and for no others, until they have it: the pages that are there stay
 * as they are but for these.
 */
export function useFollowing(courseId: string, query: RowQuery, rows: readonly Row[]): void {
  const client = useQueryClient();
  const people = rows
    .filter(({ total }) => total === null)
    .slice(0, mostAsked)
    .map(({ userId }) => userId)
    .join(',');
  const { data } = useQuery({
    queryKey: [...bookQueries.all(courseId), 'waiting', people],
    queryFn: ({ signal }) =>
      api('grades.listRows', { params: { courseId }, query: { people, limit: '50' }, signal }),
    enabled: people !== '',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: anewAfter,
  });
  const key = JSON.stringify(bookQueries.rows(courseId, query).queryKey);
  useEffect(() => {
    if (!data) return;
    const made = new Map(data.items.map((row) => [row.userId, row]));
    const queryKey = JSON.parse(key) as unknown[];
    // The other rows are no newer by it: when all of them were read is said below them.
    const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
    client.setQueryData<InfiniteData<Page>>(
      queryKey,
      (now) =>
        now && {
          ...now,
          pages: now.pages.map((page) => ({
            ...page,
            items: page.items.map((row) => made.get(row.userId) ?? row),
          })),
        },
      { updatedAt },
    );
  }, [client, data, key]);
}
