import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { EntryPanels } from '#web/features/rosters/entry-panels.tsx';
import { RequestsNotice } from '#web/features/rosters/requests-notice.tsx';
import { Roster } from '#web/features/rosters/roster.tsx';
import '#web/features/rosters/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

/** Who stands how in a course, and how people come into it: for those who teach it. */
export default function CourseEnrollmentsPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('rosters');
  const { local } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(catalogQueries.get(courseId));
  if (isNotFound(error)) return <NotFoundPage />;
  const title = data && local(data.course.title).text;
  const frame = (lead: ReactNode, content: ReactNode) => (
    <PageBody>
      <Crumbs
        places={[
          title === undefined
            ? { label: t('myStudents.title'), to: paths.myStudents }
            : { label: title, to: paths.course(courseId) },
        ]}
      />
      <PageHeading title={t('title')} lead={lead} />
      {content}
    </PageBody>
  );
  if (isPending) {
    return frame(
      <Skeleton as="span" display="inline-block" w="14rem" h="5" />,
      <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('loading')} />,
    );
  }
  if (data === undefined) {
    return frame(undefined, <ErrorState error={error} retry={() => void refetch()} />);
  }
  const { course, can, students } = data;
  if (!can.edit) {
    return frame(
      undefined,
      <EmptyState
        drawing="lock"
        title={t('notYours')}
        text={t('notYoursText')}
        action={<ButtonLink to={paths.myStudents}>{t('myStudents.title')}</ButtonLink>}
      />,
    );
  }
  const priced = course.price !== null;
  const seats = course.seats === null ? t('noLimit') : t('ofSeats', { seats: course.seats });
  return frame(
    `${t('learners', { count: students })} · ${seats}`,
    <>
      {(course.enrollmentMode === 'approval' || priced) && <RequestsNotice courseId={courseId} />}
      <Roster courseId={courseId} courseTitle={title ?? ''} />
      <EntryPanels courseId={courseId} mode={course.enrollmentMode} priced={priced} />
    </>,
  );
}
