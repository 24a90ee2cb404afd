import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import { submissionQueries } from '../queries.ts';
import type { DealtReview, PeerWorkIds } from '../types.ts';
import { useReviewerName } from './use-reviewer-name.ts';

type Props = { work: PeerWorkIds; reviews: readonly DealtReview[] };

/** Those who review a work, or let it pass; what they have not delivered can be taken back. */
export function DealtReviews({ work, reviews }: Props) {
  const { t } = useTranslation('peerReviews');
  const [asked, setAsked] = useState<string | null>(null);
  const takeBack = useWrite('submissions.takeReviewBack', {
    meta: { invalidates: submissionQueries.afterDealing(work), success: t('hand.taken') },
  });
  return (
    <Box as="section" aria-label={t('hand.reviewers')} mb="6">
      <Heading as="h3" size="md" mb="2">
        {t('hand.reviewers')}
      </Heading>
      {reviews.every(({ state }) => state === 'passedOn') && <Text>{t('hand.none')}</Text>}
      <Box as="ul" listStyleType="none" aria-label={t('hand.reviewers')}>
        {reviews.map((review) => (
          <Box as="li" key={review.taskId} py="2" borderTopWidth="1px">
            <Row
              review={review}
              isAsked={asked === review.taskId}
              isPending={takeBack.isPending}
              onAsk={(isAsked) => setAsked(isAsked ? review.taskId : null)}
              onTakeBack={() => takeBack.mutate({ params: { ...work, taskId: review.taskId } })}
            />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

type RowProps = {
  review: DealtReview;
  isAsked: boolean;
  isPending: boolean;
  onAsk: (isAsked: boolean) => void;
  onTakeBack: () => void;
};

function Row({ review, isAsked, isPending, onAsk, onTakeBack }: RowProps) {
  const { t } = useTranslation('peerReviews');
  const { language } = useLanguage();
  const name = useReviewerName()(review);
  const { state, dueAt, isByHand, can } = review;
  return (
    <>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <Box minW="0" flex="1 1 10rem">
          <Text overflowWrap="anywhere">
            {name} {isByHand && <Badge>{t('hand.byHand')}</Badge>}
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {t(`marker.${state}`, { when: formatMinute(dueAt, language) })}
          </Text>
        </Box>
        {can.takeBack && !isAsked && (
          <Button
            variant="outline"
            size="sm"
            aria-label={t('hand.takeFrom', { name })}
            onClick={() => onAsk(true)}
          >
            {t('hand.take')}
          </Button>
        )}
      </Flex>
      {isAsked && (
        <Flex gap="3" align="center" wrap="wrap" mt="2">
          <Text>{t('hand.sure')}</Text>
          <Button variant="error" size="sm" disabled={isPending} onClick={onTakeBack}>
            {t('hand.yes')}
          </Button>
          <Button variant="outline" size="sm" onClick={() => onAsk(false)}>
            {t('hand.no')}
          </Button>
        </Flex>
      )}
    </>
  );
}
