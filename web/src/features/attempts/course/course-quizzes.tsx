import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { paths } from '#web/lib/paths.ts';
import { attemptQueries } from '../queries.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import { QuizTable } from './quiz-table.tsx';

/** The quizzes of a course in its order, for those who teach it. */
export function CourseQuizzes({ courseId }: { courseId: string }) {
  const { t } = useTranslation('attempts');
  const list = useInfiniteQuery(attemptQueries.quizzes(courseId));
  if (list.isPending) return <RowsSkeleton label={t('assessment.loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const quizzes = list.data.pages.flatMap(({ items }) => items);
  if (quizzes.length === 0)
    return (
      <EmptyState
        title={t('assessment.empty')}
        text={t('assessment.emptyText')}
        action={<ButtonLink to={paths.structure(courseId)}>{t('assessment.toContent')}</ButtonLink>}
      />
    );
  return (
    <>
      <QuizTable courseId={courseId} quizzes={quizzes} now={list.dataUpdatedAt} />
      <LoadMore list={list} />
    </>
  );
}
