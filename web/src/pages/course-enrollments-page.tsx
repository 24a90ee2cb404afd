import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { courseQueries } from '#web/features/courses/queries.ts';
import { EntryPanels } from '#web/features/enrollments/roster/entry-panels.tsx';
import { RequestsNotice } from '#web/features/enrollments/roster/requests-notice.tsx';
import { Roster } from '#web/features/enrollments/roster/roster.tsx';
import '#web/features/enrollments/roster/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

/** Who stands how in a course, and how people come into it: for those who teach it. */
export default function CourseEnrollmentsPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('roster');
  const { local } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(courseQueries.get(courseId));
  if (isPending) {
    return (
      <PageBody>
        <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      </PageBody>
    );
  }
  if (isNotFound(error)) return <NotFoundPage />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  const { course, can, students } = data;
  const title = local(course.title).text;
  const places = [{ label: title, to: paths.course(courseId) }];
  if (!can.edit) {
    return (
      <PageBody>
        <Crumbs places={places} />
        <PageHeading title={t('title')} />
        <EmptyState
          drawing="lock"
          title={t('notYours')}
          text={t('notYoursText')}
          action={<ButtonLink to={paths.myStudents}>{t('myStudents.title')}</ButtonLink>}
        />
      </PageBody>
    );
  }
  const seats = course.seats === null ? t('noLimit') : t('ofSeats', { seats: course.seats });
  return (
    <PageBody>
      <Crumbs places={places} />
      <PageHeading title={t('title')} lead={`${t('learners', { count: students })} · ${seats}`} />
      {course.enrollmentMode === 'approval' && <RequestsNotice courseId={courseId} />}
      <Roster courseId={courseId} />
      <EntryPanels courseId={courseId} mode={course.enrollmentMode} />
    </PageBody>
  );
}
