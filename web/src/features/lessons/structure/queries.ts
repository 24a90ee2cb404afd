import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import type { SeenAs } from './panels/use-seen-as.ts';

export const structureQueries = {
  get: (courseId: string) =>
    queryOptions({
      queryKey: ['structure', courseId],
      queryFn: ({ signal }) => api('lessons.getStructure', { params: { courseId }, signal }),
    }),
  /** Under the course's own key: what changes the course changes what learners have of it. */
  preview: (courseId: string, { person, at, since }: SeenAs) =>
    queryOptions({
      queryKey: ['structure', courseId, 'preview', person, at, since],
      queryFn: ({ signal }) =>
        api('lessons.preview', {
          params: { courseId },
          query: {
            ...(at !== null && { at }),
            ...(person !== null && { userId: person }),
            ...(since !== null && person === null && { enrolledAt: since }),
          },
          signal,
        }),
    }),
};
