import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { attemptQueries } from '../queries.ts';
import type { WorkIds } from '../types.ts';
import { type Neighbors, neighborsIn } from '#web/lib/neighbors-in.ts';

/**
 * The waiting attempts before and after one: in all own courses, or at its quiz. What is marked stays in the list while
 * one goes through it, so that there is a way back; the next one is loaded already.
 */
export function useNeighbors(ids: WorkIds, all: boolean): Neighbors<WorkIds> {
  const client = useQueryClient();
  const kept = { staleTime: Infinity } as const;
  const queue = useInfiniteQuery({ ...attemptQueries.toMark(), ...kept, enabled: all });
  const waiting = useInfiniteQuery({
    ...attemptQueries.waiting({ courseId: ids.courseId, quizId: ids.quizId }),
    ...kept,
    enabled: !all,
  });
  const list = all ? queue : waiting;
  const rows: WorkIds[] = all
    ? (queue.data?.pages ?? []).flatMap(({ items }) => items)
    : (waiting.data?.pages ?? []).flatMap(({ items }) =>
        items.map(({ userId, attemptId }) => ({ ...ids, userId, attemptId })),
      );
  const { before, next } = neighborsIn(rows, ({ attemptId }) => attemptId === ids.attemptId);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const needsMore = list.data !== undefined && !next && hasNextPage && !isFetchingNextPage;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const { courseId, quizId, userId, attemptId } = next ?? {};
  useEffect(() => {
    if (courseId && quizId && userId && attemptId)
      void client.prefetchQuery(attemptQueries.work({ courseId, quizId, userId, attemptId }));
  }, [client, courseId, quizId, userId, attemptId]);
  return { before, next };
}
