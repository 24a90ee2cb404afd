import { queryOptions } from '@tanstack/react-query';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from '#web/lib/api.ts';
import { allPages, pageAt } from '#web/lib/all-pages.ts';
import type { CourseDates } from './types.ts';

type Content = Response<typeof contract.lessons.listContents>['items'][number];

export const dateQueries = {
  /** What changes the structure of a course changes its dates. */
  all: (courseId: string) => ['structure', courseId] as const,

  /**
   * The contents are read behind the rows: one that was saved in between is newer than its row says, so that a change
   * made from both is refused and overwrites nothing.
   */
  get: (courseId: string) =>
    queryOptions({
      queryKey: [...dateQueries.all(courseId), 'dates'],
      queryFn: async ({ signal }): Promise<CourseDates> => {
        const params = { courseId };
        const structure = await api('lessons.getStructure', { params, signal });
        const contents = await allPages<Content>((cursor) =>
          api('lessons.listContents', {
            params,
            query: { ...pageAt(cursor), only: 'timed' },
            signal,
          }),
        );
        return {
          structure,
          contents: new Map(contents.map(({ blockId, content }) => [blockId, content])),
        };
      },
    }),
};
