import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/screens.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import { QueueTable } from './queue-table.tsx';

/** The submissions that wait to be marked in all own courses, the oldest first. */
export function SubmissionQueue() {
  const { t } = useTranslation('submissions');
  const list = useInfiniteQuery(submissionQueries.toMark());
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  if (rows.length === 0 && !list.hasNextPage)
    return (
      <EmptyState
        title={t('queue.empty')}
        text={t('queue.emptyText')}
        action={<ButtonLink to={paths.manageCourses}>{t('queue.toCourses')}</ButtonLink>}
      />
    );
  return (
    <>
      {rows.length > 0 && <QueueTable rows={rows} />}
      <LoadMore list={list} />
    </>
  );
}
