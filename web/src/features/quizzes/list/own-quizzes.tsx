import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { WorkList } from '#web/components/work-list/work-list.tsx';
import { useListFilters } from '#web/lib/use-list-filters.ts';
import { OwnQuizRow } from './own-quiz-row.tsx';
import { ownQuizQueries } from './queries.ts';
import './texts.ts';

const states = ['inProgress', 'notStarted', 'completed'] as const;

/** The quizzes of one's courses by what is to be done: what runs, what can be begun, what is completed. */
export function OwnQuizzes() {
  const { t } = useTranslation('ownQuizzes');
  const filters = useListFilters('state', states);
  const { value: state, courseId } = filters;
  const query = { ...(state && { state }), ...(courseId && { courseId }) };
  const list = useInfiniteQuery(ownQuizQueries.list(query));
  return (
    <WorkList
      name="quizzes"
      list={list}
      filters={filters}
      groups={states.map((value) => ({ value, name: t(`state.${value}`) }))}
      groupOf={(quiz) => quiz.state}
      keyOf={(quiz) => quiz.quizId}
      renderRow={(quiz, clock) => (
        <OwnQuizRow quiz={quiz} clock={clock} onOver={() => void list.refetch()} />
      )}
      words={{
        loading: t('loading'),
        empty: t('empty'),
        emptyText: t('emptyText'),
        toCourses: t('toCourses'),
        none: t('none'),
        clear: t('filter.clear'),
        group: t('filter.state'),
        everyGroup: t('filter.everyState'),
        course: t('filter.course'),
        everyCourse: t('filter.everyCourse'),
      }}
    />
  );
}
