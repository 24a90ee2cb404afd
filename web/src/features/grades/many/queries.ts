import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import { anewAfter as rowsAfter, bookQueries } from '../book/queries.ts';
import type { Job } from './types.ts';

/** How long somebody waits before a job that is on its way is asked for again. */
const anewAfter = 1500;

export const isOnItsWay = ({ state }: Pick<Job, 'state'>) =>
  state === 'running' || state === 'undoing';

export const jobQueries = {
  /** What was done for many, the newest first; asked again while something of it is on its way. */
  list: (courseId: string) =>
    infiniteQueryOptions({
      queryKey: [...bookQueries.all(courseId), 'jobs'],
      queryFn: ({ pageParam, signal }) =>
        api('grades.listJobs', {
          params: { courseId },
          query: pageParam ? { cursor: pageParam } : {},
          signal,
        }),
      ...byCursor,
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.pages.some(({ items }) => items.some(isOnItsWay)) ? anewAfter : false,
    }),
};

/**
 * Reads a book anew whose marks are being changed, until that is through and as long as somebody looks at it: its rows
 * are made by the stream, behind the marks, so that they are read twice more then.
 */
export async function readBookAnew(client: QueryClient, courseId: string): Promise<void> {
  const read = () => client.invalidateQueries({ queryKey: bookQueries.all(courseId) });
  const rows = { queryKey: bookQueries.everyRow(courseId), type: 'active' } as const;
  const list = jobQueries.list(courseId);
  await read();
  for (let left = 2; left > 0 && client.getQueryCache().findAll(rows).length > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, rowsAfter));
    await client.prefetchInfiniteQuery(list);
    const jobs = client.getQueryData(list.queryKey)?.pages.flatMap(({ items }) => items) ?? [];
    if (jobs.some(isOnItsWay)) left = 3;
    await read();
  }
}
