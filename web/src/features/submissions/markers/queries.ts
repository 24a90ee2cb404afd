import { queryOptions } from '@tanstack/react-query';
import { groupQueries } from '#web/course/group-queries.ts';
import { allPages, pageAt } from '#web/lib/all-pages.ts';
import { api } from '#web/lib/api.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds } from '../types.ts';

/** How often a share that runs is asked for, in milliseconds. */
const whileItRuns = 2000;

export const markerQueries = {
  /** Who marks in a course beside who teaches it: twenty at the most. */
  list: (courseId: string) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'markers', courseId],
      queryFn: ({ signal }) =>
        api('submissions.listMarkers', { params: { courseId }, query: {}, signal }),
      staleTime: 0,
    }),
  /** The last share of the work on an assignment, asked again while it runs. */
  allocation: (params: AssignmentIds) =>
    queryOptions({
      queryKey: [...submissionQueries.all, 'allocation', params],
      queryFn: ({ signal }) => api('submissions.getAllocation', { params, query: {}, signal }),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.allocation?.state === 'running' ? whileItRuns : false,
    }),
  /** The groups of the set that is the sections of a course, which has 500 at the most; none where it has no such set. */
  sections: (courseId: string) =>
    queryOptions({
      queryKey: [...groupQueries.all, 'sections', courseId],
      queryFn: async ({ signal }) => {
        const sets = await allPages((cursor) =>
          api('groups.listSets', { params: { courseId }, query: pageAt(cursor), signal }),
        );
        const set = sets.find(({ isSections }) => isSections);
        if (!set) return [];
        const params = { courseId, setId: set.setId };
        return allPages((cursor) => api('groups.list', { params, query: pageAt(cursor), signal }));
      },
      staleTime: 0,
    }),
};
