import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { schemeQueries } from '#web/features/grades/scheme/queries.ts';
import { SchemeEditor } from '#web/features/grades/scheme/scheme-editor.tsx';
import '#web/features/grades/scheme/texts.ts';
import { OwnCourse } from './own-course.tsx';

function Scheme({ courseId }: { courseId: string }) {
  const { t } = useTranslation('gradeScheme');
  const { data: book, error, refetch } = useQuery(schemeQueries.book(courseId));
  if (book) return <SchemeEditor courseId={courseId} book={book} />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={t('loading')} />;
}

/** How a course counts, for those who teach it. */
export default function GradingSchemePage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('gradeScheme');
  return (
    <OwnCourse
      courseId={courseId}
      title={t('title')}
      lead={t('lead')}
      width="middle"
      loading={t('loading')}
    >
      {() => <Scheme courseId={courseId} />}
    </OwnCourse>
  );
}
