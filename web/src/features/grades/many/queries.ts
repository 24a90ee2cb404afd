import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';
import { anewAfter as rowsAfter, bookQueries } from '../book/queries.ts';
import type { Job } from './types.ts';

/** How long somebody waits before a job that is on its way is asked for again. */
const anewAfter = 1500;

export const isOnItsWay = ({ state }: Pick<Job, 'state'>) =>
  state === 'running' || state === 'undoing';

/** Reads a book again whose marks were changed, and once more: the stream makes its rows behind the marks. */
export function readBookAnew(client: QueryClient, courseId: string): void {
  const read = () => void client.invalidateQueries({ queryKey: bookQueries.all(courseId) });
  read();
  setTimeout(read, rowsAfter);
}

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
