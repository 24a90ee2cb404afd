import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { byCursor } from '#web/lib/by-cursor.ts';

/** The views of a gradebook that the reader saved: twenty at the most. */
export const gradeViews = (courseId: string) =>
  infiniteQueryOptions({
    queryKey: ['grades', 'views', courseId],
    queryFn: ({ pageParam, signal }) =>
      api('grades.listViews', {
        params: { courseId },
        query: pageParam ? { cursor: pageParam } : {},
        signal,
      }),
    ...byCursor,
    staleTime: 0,
  });
