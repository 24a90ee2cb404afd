import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export type BlockIds = { courseId: string; moduleId: string; blockId: string };

export const lessonQueries = {
  /** A lesson with its course. Its links end after minutes: what holds them is not kept for long. */
  one: ({ courseId, moduleId, blockId }: BlockIds) =>
    queryOptions({
      queryKey: ['courses', 'one', courseId, 'block', blockId],
      queryFn: ({ signal }) =>
        api('lessons.getBlock', { params: { courseId, moduleId, blockId }, signal }),
      staleTime: 60_000,
      gcTime: 60_000,
    }),
};
