import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Neighbors, neighborsIn } from '#web/lib/neighbors-in.ts';
import { submissionQueries } from '../queries.ts';
import type { Following } from '../review-path.ts';
import type { AssignmentIds } from '../types.ts';

type Around = Neighbors<string> & {
  /** The place of it in what is gone through, from 1; null: it is not in it. */
  at: number | null;
  /** How many these are, as far as they are loaded. */
  of: number;
  /** Whether there are more of them than that. */
  isMore: boolean;
};

const nowhere: AssignmentIds = { courseId: '', assignmentId: '' };

/**
 * The submissions before and after one, in what waits in all own courses, or in a list of its assignment. What is marked
 * stays in the list while one goes through it, so that there is a way back; the next two are loaded already.
 * @param ids of its assignment; null: not known yet
 */
export function useNeighbors(
  submissionId: string,
  ids: AssignmentIds | null,
  { all, list, from, marker = null }: Following,
): Around {
  const client = useQueryClient();
  const kept = { staleTime: Infinity } as const;
  const queue = useInfiniteQuery({ ...submissionQueries.toMark(), ...kept, enabled: all });
  const listed = useInfiniteQuery({
    ...submissionQueries.listed(ids ?? nowhere, list, from, marker),
    ...kept,
    enabled: !all && ids !== null,
  });
  const through = all ? queue : listed;
  const rows = (through.data?.pages ?? []).flatMap(({ items }) =>
    items.map((row) => row.submissionId),
  );
  const { before, next } = neighborsIn(rows, (one) => one === submissionId);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = through;
  const needsMore = through.data !== undefined && !next && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const behindNext = next === undefined ? undefined : rows[rows.indexOf(next) + 1];
  useEffect(() => {
    for (const one of [next, behindNext])
      if (one !== undefined) void client.prefetchQuery(submissionQueries.work(one));
  }, [client, next, behindNext]);
  const at = rows.indexOf(submissionId);
  return { before, next, at: at < 0 ? null : at + 1, of: rows.length, isMore: hasNextPage };
}
