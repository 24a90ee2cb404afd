import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import '#web/course/texts.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { CourseColumns } from './course/course-columns.tsx';
import { CourseView } from './course/course-view.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function CoursePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('catalog');
  const { data, error, isPending, refetch } = useQuery(catalogQueries.get(courseId));
  if (isPending) return <CourseSkeleton label={t('detail.loading')} />;
  if (isNotFound(error)) return <NotFoundPage />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  return <CourseView key={courseId} detail={data} />;
}

/** The page before its course is here, in its size. */
function CourseSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Skeleton h={{ base: '17rem', lg: '19rem' }} borderRadius="0" bg="bg.emphasized" />
      <CourseColumns card={<Skeleton h="28rem" borderRadius="l3" />}>
        <Skeleton h="9" maxW="16rem" mb="6" />
        <Skeleton h="28rem" borderRadius="l3" />
      </CourseColumns>
    </div>
  );
}
