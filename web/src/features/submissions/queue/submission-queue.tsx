import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/screens.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import { QueueTable } from './queue-table.tsx';

/** The submissions that wait to be marked in all own courses, the oldest first. */
export function SubmissionQueue() {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.toMark());
  return (
    <PagedList
      list={list}
      loading={<RowsSkeleton label={t('loading')} />}
      empty={
        <EmptyState
          title={t('queue.empty')}
          text={t('queue.emptyText')}
          action={<ButtonLink to={paths.manageCourses}>{t('queue.toCourses')}</ButtonLink>}
        />
      }
    >
      {(rows) => <QueueTable rows={rows} />}
    </PagedList>
  );
}
