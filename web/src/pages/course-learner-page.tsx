import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { LearnerFacts } from '#web/features/rosters/learner/learner-facts.tsx';
import { LearnerLessons } from '#web/features/rosters/learner/learner-lessons.tsx';
import { Neighbors } from '#web/features/rosters/learner/neighbors.tsx';
import { rosterQueries } from '#web/features/rosters/queries.ts';
import '#web/features/rosters/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

/** Somebody of a course with their lessons: for those who teach it. Others learn not even that the person is in it. */
export default function CourseLearnerPage() {
  const { courseId = '', userId = '' } = useParams();
  const { t } = useTranslation('rosters');
  const { local } = useLanguage();
  const { search } = useLocation();
  const course = useQuery(catalogQueries.get(courseId)).data?.course;
  const { data, error, isPending, refetch } = useQuery(rosterQueries.learner(courseId, userId));
  if (isNotFound(error)) return <NotFoundPage />;
  const name = data && (data.name === '' ? t('nameless') : data.name);
  const frame = (content: ReactNode) => (
    <PageBody width="middle">
      <Crumbs
        places={[{ label: t('title'), to: `${paths.courseEnrollments(courseId)}${search}` }]}
      />
      <PageHeading
        title={name ?? t('learner.title')}
        {...(course ? { of: local(course.title).text } : {})}
      />
      <Neighbors courseId={courseId} userId={userId} />
      {content}
    </PageBody>
  );
  if (isPending)
    return frame(
      <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('learner.loading')} />,
    );
  if (data === undefined) return frame(<ErrorState error={error} retry={() => void refetch()} />);
  return frame(
    <>
      <LearnerFacts learner={data} />
      {data.lessons === 0 ? (
        <Box mt="8">
          <EmptyState title={t('learner.empty')} text={t('learner.emptyText')} />
        </Box>
      ) : (
        <>
          <Box mt="6">
            <ProgressBar done={data.doneBlocks} total={data.lessons} />
          </Box>
          <LearnerLessons courseId={courseId} modules={data.modules} />
        </>
      )}
    </>,
  );
}
