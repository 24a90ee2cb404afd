import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import { AssignmentTable } from './assignment-table.tsx';

/** The assignments of a course in its order, for those who teach it. */
export function CourseAssignments({ courseId }: { courseId: string }) {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.assignments(courseId));
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('course.loading')} />}
      empty={
        <EmptyState
          title={t('course.empty')}
          text={t('course.emptyText')}
          action={<ButtonLink to={paths.structure(courseId)}>{t('course.toContent')}</ButtonLink>}
        />
      }
    >
      {(assignments) => <AssignmentTable courseId={courseId} assignments={assignments} />}
    </PagedList>
  );
}
