import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const ownGradeQueries = {
  /** One's own released marks in a course: what is released anywhere changes them. */
  ofCourse: (courseId: string) =>
    queryOptions({
      queryKey: ['grades', 'own', courseId],
      queryFn: ({ signal }) => api('grades.getOwn', { params: { courseId }, signal }),
      staleTime: 0,
    }),
};
