import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useAnswererWords } from '../review/answerer.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { WrittenPart } from '../written.tsx';

export function EssayReview({ asked, given, review }: ReviewProps<'essay'>) {
  const { t } = useTranslation('questions');
  const { answer } = useAnswererWords();
  const sample = review.key?.sample;
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      {given && (
        <Box>
          <Text textStyle="sm" color="fg.muted">
            {answer}
          </Text>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere" maxW="prose">
            {given.text}
          </Text>
        </Box>
      )}
      {sample && (
        <Box mt="4">
          <Text textStyle="sm" color="fg.muted">
            {t('review.sample')}
          </Text>
          <WrittenPart text={sample} />
        </Box>
      )}
    </ReviewFrame>
  );
}
