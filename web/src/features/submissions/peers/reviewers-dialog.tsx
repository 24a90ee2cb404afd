import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { submissionQueries } from '../queries.ts';
import type { PeerSeat, PeerWorkIds } from '../types.ts';
import { DealtReviews } from './dealt-reviews.tsx';
import { ReviewerChoice } from './reviewer-choice.tsx';
import { useReviewerName } from './use-reviewer-name.ts';

type Props = {
  work: PeerWorkIds;
  name: string;
  /** Another work that nobody reviews yet; left out: there is none, or works are dealt out by chance. */
  next?: PeerSeat | undefined;
  onOpen: (work: PeerSeat) => void;
  onClose: () => void;
};

/** Who reviews a work: to give it to one more, or to take a review back. */
export default function ReviewersDialog({ work, name, next, onOpen, onClose }: Props) {
  const { t } = useTranslation('peerReviews');
  const nameOf = useReviewerName();
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery({
    ...submissionQueries.reviewers(work, search),
    placeholderData: keepPreviousData,
  });
  const [first] = list.data?.pages ?? [];
  return (
    <Modal title={t('hand.title', { name })} place="wide" onClose={onClose}>
      {list.isPending && (
        <Skeleton h="12rem" borderRadius="l2" role="status" aria-label={t('hand.loading')} />
      )}
      {list.isError && !first && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {first && (
        <>
          <DealtReviews work={work} reviews={first.reviews} />
          {first.refusal === null ? (
            <ReviewerChoice work={work} list={list} search={search} onSearch={setSearch} />
          ) : (
            <Text role="status">{t(`hand.refusal.${first.refusal}`)}</Text>
          )}
          {next && (
            <Button mt="6" variant="outline" onClick={() => onOpen(next)}>
              {t('list.waiting.next', { name: nameOf(next) })}
            </Button>
          )}
        </>
      )}
    </Modal>
  );
}
