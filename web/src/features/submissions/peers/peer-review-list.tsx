import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds } from '../types.ts';
import { PeerTable } from './peer-table.tsx';
import { RoundBar } from './round-bar.tsx';

/** The peer review of an assignment: dealing out the works, and who has delivered what. */
export default function PeerReviewList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('peerReviews');
  const list = useInfiniteQuery(submissionQueries.peerReviews(ids));
  if (list.isPending) return <RowsSkeleton label={t('list.loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { pages } = list.data;
  const [first] = pages;
  const seats = pages.flatMap(({ items }) => items);
  if (!first?.isOn && seats.length === 0)
    return (
      <EmptyState
        title={t('list.off')}
        text={t('list.offText')}
        action={
          <ButtonLink variant="outline" to={paths.assignmentBuilder(ids.assignmentId)}>
            {t('list.toBuilder')}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      <RoundBar ids={ids} round={first?.round ?? null} isOn={first?.isOn ?? false} />
      {seats.length > 0 && <PeerTable ids={ids} seats={seats} />}
      <LoadMore list={list} />
    </>
  );
}
