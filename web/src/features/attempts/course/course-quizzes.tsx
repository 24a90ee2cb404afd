import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { paths } from '#web/lib/paths.ts';
import { attemptQueries } from '../queries.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '../texts.ts';
import { QuizTable } from './quiz-table.tsx';

/** The quizzes of a course in its order, for those who teach it. */
export function CourseQuizzes({ courseId }: { courseId: string }) {
  const { t } = useTranslation('attempts');
  const list = useInfiniteQuery(attemptQueries.quizzes(courseId));
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('assessment.loading')} />}
      empty={
        <EmptyState
          title={t('assessment.empty')}
          text={t('assessment.emptyText')}
          action={
            <ButtonLink to={paths.structure(courseId)}>{t('assessment.toContent')}</ButtonLink>
          }
        />
      }
    >
      {(quizzes) => <QuizTable courseId={courseId} quizzes={quizzes} now={list.dataUpdatedAt} />}
    </PagedList>
  );
}
