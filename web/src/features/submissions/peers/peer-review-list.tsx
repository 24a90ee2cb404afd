import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { paths } from '#web/lib/paths.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds, PeerSeat } from '../types.ts';
import { PeerTable } from './peer-table.tsx';
import { RoundBar } from './round-bar.tsx';
import { UnreviewedPart } from './unreviewed-part.tsx';
import { useReviewerName } from './use-reviewer-name.ts';
import { useUnreviewed } from './use-unreviewed.ts';

const ReviewersDialog = lazy(() => import('./reviewers-dialog.tsx'));

/** The peer review of an assignment: dealing out the works, by chance or one by one, and who has delivered what. */
export default function PeerReviewList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('peerReviews');
  const nameOf = useReviewerName();
  const [opened, setOpened] = useState<PeerSeat | null>(null);
  const list = useInfiniteQuery(submissionQueries.peerReviews(ids));
  const { byHand = false, round = null } = list.data?.pages[0] ?? {};
  const unreviewed = useUnreviewed(ids, byHand && round?.state === 'done');
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
      <RoundBar ids={ids} round={round} isOn={first?.isOn ?? false} byHand={byHand} />
      {seats.length > 0 && <UnreviewedPart unreviewed={unreviewed} onOpen={setOpened} />}
      {seats.length > 0 && <PeerTable seats={seats} onOpen={setOpened} />}
      <LoadMore list={list} />
      {opened && (
        <Suspense fallback={null}>
          <ReviewersDialog
            key={opened.submissionId}
            work={{ ...ids, submissionId: opened.submissionId }}
            name={nameOf(opened)}
            next={unreviewed.works.find((one) => one.submissionId !== opened.submissionId)}
            onOpen={setOpened}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </>
  );
}
