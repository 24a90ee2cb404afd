import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '#web/blocks/assignment/state/texts.ts';
import { WorkList } from '#web/components/work-list/work-list.tsx';
import { useListFilters } from '#web/lib/use-list-filters.ts';
import { OwnAssignmentRow } from './own-assignment-row.tsx';
import { ownAssignmentQueries } from './queries.ts';

/** In the order in which they ask for something. */
const labels = ['pending', 'notSubmitted', 'submitted', 'late', 'graded', 'excused'] as const;

/** The assignments of one's courses by how far one is with them, the most urgent first. */
export function OwnAssignments() {
  const { t } = useTranslation('ownAssignments');
  const filters = useListFilters('label', labels);
  const { value: label, courseId } = filters;
  const query = { ...(label && { label }), ...(courseId && { courseId }) };
  const list = useInfiniteQuery(ownAssignmentQueries.list(query));
  return (
    <WorkList
      name="assignments"
      list={list}
      filters={filters}
      groups={labels.map((value) => ({ value, name: t(`label.${value}`) }))}
      groupOf={({ isExcused, label }) => (isExcused ? 'excused' : label)}
      keyOf={(assignment) => assignment.assignmentId}
      renderRow={(assignment, clock) => <OwnAssignmentRow assignment={assignment} clock={clock} />}
      words={{
        loading: t('loading'),
        empty: t('empty'),
        emptyText: t('emptyText'),
        toCourses: t('toCourses'),
        none: t('none'),
        clear: t('filter.clear'),
        group: t('filter.label'),
        everyGroup: t('filter.everyLabel'),
        course: t('filter.course'),
        everyCourse: t('filter.everyCourse'),
      }}
    />
  );
}
