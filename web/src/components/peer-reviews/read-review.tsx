import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { newPeerReview } from '#shared/schemas/peer-reviews.ts';
import { RubricView } from '#web/components/assignment/rubric-view.tsx';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import './texts.ts';

type Props = {
  review: z.infer<typeof newPeerReview>;
  marking: ContentOf<'assignment'>['marking'];
};

/** What somebody said of a work, to read. */
export function ReadReview({ review: { choices, points, comment }, marking }: Props) {
  const { t } = useTranslation('peerReviews');
  const words = usePointWords();
  return (
    <Box>
      {marking.by === 'rubric' ? (
        <RubricView rubric={marking.rubric} choices={choices} as="h4" />
      ) : (
        points !== null && <Text fontWeight="semibold">{words.earned(points, marking.most)}</Text>
      )}
      <Text
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        mt="2"
        {...(comment === '' && { color: 'fg.muted' })}
      >
        {comment === '' ? t('shown.noComment') : comment}
      </Text>
    </Box>
  );
}
