import { Text } from '@chakra-ui/react/text';
import { OptionRows } from '../review/option-rows.tsx';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { WrittenPart } from '../written.tsx';

export const SurveyReview = ({ asked, given, review }: ReviewProps<'survey'>) => (
  <ReviewFrame asked={asked} given={given} review={review}>
    <OptionRows
      options={asked.options.map(({ id, text }) => ({
        id,
        text: <WrittenPart text={text} />,
        isChosen: given?.choices.includes(id) ?? false,
      }))}
    />
    {given && given.comment !== '' && (
      <Text mt="3" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {given.comment}
      </Text>
    )}
  </ReviewFrame>
);
