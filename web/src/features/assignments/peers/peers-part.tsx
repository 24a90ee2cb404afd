import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import PeerRules from '#web/components/peer-reviews/peer-rules.tsx';
import ReviewLinks from '#web/components/peer-reviews/review-links.tsx';
import '#web/components/peer-reviews/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = { page: AssignmentPage; rules: NonNullable<AssignmentPage['peerReview']> };

/** How people review each other's work here, and what is one's own to review. */
export default function PeersPart({ page, rules }: Props) {
  const { t } = useTranslation('peerReviews');
  const { local } = useLanguage();
  return (
    <Box as="section" aria-labelledby="peers">
      <Heading as="h2" size="2xl" mb="3" id="peers">
        {t('title')}
      </Heading>
      <PeerRules rules={rules} ofGroups={page.isForGroups} isDealt={page.reviews.length > 0} />
      {page.reviews.length > 0 && (
        <Box mt="3">
          <Heading as="h3" size="lg" mb="1">
            {t('links.title')}
          </Heading>
          <ReviewLinks
            assignmentId={page.assignmentId}
            title={local(page.title).text}
            reviews={page.reviews}
            ofGroups={page.isForGroups}
          />
          {page.reviews.some(({ state }) => state === 'missed' || state === 'passedOn') && (
            <Text mt="2">{t('links.cost')}</Text>
          )}
        </Box>
      )}
    </Box>
  );
}
