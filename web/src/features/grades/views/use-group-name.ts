import { useInfiniteQuery } from '@tanstack/react-query';
import { groupQueries } from '#web/course/group-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

/** The name of a group, `setId/groupId`, as far as it is among the first of its set; undefined: not known. */
export function useGroupName(courseId: string, group: string | null): string | undefined {
  const { local } = useLanguage();
  const [setId = '', groupId = ''] = group?.split('/') ?? [];
  const list = useInfiniteQuery({ ...groupQueries.list(courseId, setId), enabled: setId !== '' });
  const found = list.data?.pages
    .flatMap(({ items }) => items)
    .find((one) => one.groupId === groupId);
  return found && local(found.name).text;
}
