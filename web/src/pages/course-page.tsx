import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { courseQueries } from '#web/features/courses/queries.ts';
import '#web/features/courses/texts.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { CourseView } from './course/course-view.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('courses');
  const { data, error, isPending, refetch } = useQuery(courseQueries.get(courseId));
  if (isPending) return <CourseSkeleton label={t('detail.loading')} />;
  if (isNotFound(error)) return <NotFoundPage />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  return <CourseView key={courseId} detail={data} />;
}

/** The page before its course is here, in its size. */
function CourseSkeleton({ label }: { label: string }) {
  return (
    <PageBody>
      <Grid
        role="status"
        aria-label={label}
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap="12"
      >
        <Box>
          <Skeleton h="4" maxW="12rem" mb="6" />
          <Skeleton h="10" maxW="30rem" mb="4" />
          <Skeleton h="14" maxW="36rem" mb="12" />
          <Skeleton h="20rem" borderRadius="l3" />
        </Box>
        <Skeleton h="38rem" borderRadius="l3" />
      </Grid>
    </PageBody>
  );
}
