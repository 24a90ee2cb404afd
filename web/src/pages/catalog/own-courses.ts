import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** The courses that the signed-in person is on the way into: asked, waiting, invited. */
export const pendingCourses = queryOptions({
  queryKey: ['enrollments', 'pending', 'by-course'],
  queryFn: async ({ signal }) => {
    const { items } = await api('enrollments.listPending', { signal });
    return Object.fromEntries(items.map(({ courseId, state }) => [courseId, state]));
  },
});

/** The signed-in person's enrollments by course, as many as one page holds: what a card says of their own state. */
export const ownCourses = queryOptions({
  queryKey: ['enrollments', 'mine', 'by-course'],
  queryFn: async ({ signal }) => {
    const { items } = await api('enrollments.listMine', { query: { limit: '100' }, signal });
    return Object.fromEntries(
      items.filter(({ state }) => state === 'active').map((own) => [own.courseId, own]),
    );
  },
});
