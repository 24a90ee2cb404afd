import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const structureQueries = {
  get: (courseId: string) =>
    queryOptions({
      queryKey: ['structure', courseId],
      queryFn: ({ signal }) => api('structure.get', { params: { courseId }, signal }),
    }),
};
