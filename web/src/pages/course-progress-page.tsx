import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import type { CourseDetail } from '#web/course/types.ts';
import { ModuleProgress } from '#web/features/progress/course/module-progress.tsx';
import { LeastTotal } from '#web/features/progress/course/least-total.tsx';
import { OwnFacts } from '#web/features/progress/course/own-facts.tsx';
import '#web/features/progress/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import { goOnOf } from './course/go-on-of.ts';
import NotFoundPage from './not-found-page.tsx';

const OwnGroupsLink = lazy(() => import('#web/features/groups/own-groups-link.tsx'));

/** The progress of somebody in a course: as a whole, by module, and by lesson. */
export default function CourseProgressPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('progress');
  const { local } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(catalogQueries.get(courseId));
  if (isNotFound(error)) return <NotFoundPage />;
  return (
    <PageBody width="middle">
      <PageHeading
        title={t('course.title')}
        {...(data ? { of: local(data.course.title).text } : {})}
      />
      {isPending && (
        <Skeleton h="28rem" borderRadius="l3" role="status" aria-label={t('course.loading')} />
      )}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {data && <OwnProgress detail={data} />}
    </PageBody>
  );
}

function OwnProgress({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('progress');
  const { course, enrollment, outline, lessons } = detail;
  const { courseId } = course;
  if (enrollment?.state !== 'active') {
    return (
      <EmptyState
        drawing="lock"
        title={t('course.notIn')}
        text={t('course.notInText')}
        action={<ButtonLink to={paths.course(courseId)}>{t('course.see')}</ButtonLink>}
      />
    );
  }
  if (lessons === 0) return <EmptyState title={t('noLessons')} />;
  const { label, at } = goOnOf(detail);
  return (
    <>
      <ProgressBar done={enrollment.doneBlocks} total={lessons} />
      <Flex wrap="wrap" gap="6" mt="6" align="center" justify="space-between">
        <OwnFacts enrollment={enrollment} />
        {at !== null && (
          <ButtonLink to={paths.content(courseId, at.moduleId, at.blockId)}>{t(label)}</ButtonLink>
        )}
      </Flex>
      {course.completeFrom !== null && enrollment.completedAt === null && (
        <Box mt="6">
          <LeastTotal courseId={courseId} completeFrom={course.completeFrom} />
        </Box>
      )}
      {outline.map((module) => (
        <ModuleProgress key={module.moduleId} courseId={courseId} module={module} />
      ))}
      <Suspense>
        <OwnGroupsLink courseId={courseId} />
      </Suspense>
    </>
  );
}
