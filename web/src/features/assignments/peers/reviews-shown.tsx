import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import type { AssignmentPage, OwnSubmission } from '#web/blocks/assignment/types.ts';
import { ReadReview } from '#web/components/peer-reviews/read-review.tsx';
import '#web/components/peer-reviews/texts.ts';
import { Card } from '#web/components/ui/card.tsx';

type Props = {
  reviews: OwnSubmission['reviews'];
  page: Pick<AssignmentPage, 'marking' | 'isForGroups'>;
};

/** What classmates said of one's work: nothing says who they are. */
export default function ReviewsShown({ reviews, page: { marking, isForGroups } }: Props) {
  const { t } = useTranslation('peerReviews');
  return (
    <Box as="section" aria-labelledby="reviews-shown">
      <Heading as="h3" size="xl" mb="3" id="reviews-shown">
        {t(isForGroups ? 'shown.titleOfGroup' : 'shown.title')}
      </Heading>
      {reviews.map((review, at) => (
        <Card key={`${at + 1}`} as="section" mb="4">
          <Heading as="h4" size="lg" mb="2">
            {t('shown.reviewer', { number: at + 1 })}
          </Heading>
          <ReadReview review={review} marking={marking} />
        </Card>
      ))}
    </Box>
  );
}
