import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';

/** The way to the groups of a course, for who has any there or may choose one; else nothing. */
export default function OwnGroupsLink({ courseId }: { courseId: string }) {
  const { t } = useTranslation('groups');
  const { data } = useInfiniteQuery(groupQueries.sets(courseId));
  if (!data?.pages.some(({ items }) => items.length > 0)) return null;
  return (
    <TextLink to={paths.courseGroups(courseId)} display="inline-block" mt="8">
      {t('own.toGroups')}
    </TextLink>
  );
}
