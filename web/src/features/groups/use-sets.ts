import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { groupQueries } from '#web/course/group-queries.ts';

/** How often a division that runs is asked for, in milliseconds. */
const whileItRuns = 2000;

/** The sets of a course; what belongs to them is read anew as a division by chance goes on, and once it is done. */
export function useSets(courseId: string) {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    ...groupQueries.sets(courseId),
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ allotment }) => allotment?.state === 'running'))
        ? whileItRuns
        : false,
  });
  const sets = list.data?.pages.flatMap(({ items }) => items);
  const progress = sets
    ?.map(({ allotment }) => `${allotment?.state ?? ''}${allotment?.placed ?? ''}`)
    .join();
  useEffect(() => {
    if (progress === undefined) return;
    for (const part of ['list', 'people'])
      void client.invalidateQueries({ queryKey: [...groupQueries.all, part] });
  }, [client, progress]);
  return { list, sets };
}
