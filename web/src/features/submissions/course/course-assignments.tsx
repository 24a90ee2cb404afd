import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import { AssignmentTable } from './assignment-table.tsx';

/** The assignments of a course in its order, for those who teach it. */
export function CourseAssignments({ courseId }: { courseId: string }) {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.assignments(courseId));
  if (list.isPending) return <RowsSkeleton label={t('course.loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const assignments = list.data.pages.flatMap(({ items }) => items);
  if (assignments.length === 0)
    return (
      <EmptyState
        title={t('course.empty')}
        text={t('course.emptyText')}
        action={<ButtonLink to={paths.structure(courseId)}>{t('course.toContent')}</ButtonLink>}
      />
    );
  return (
    <>
      <AssignmentTable courseId={courseId} assignments={assignments} />
      <LoadMore list={list} />
    </>
  );
}
