import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '../review/parts-of.ts';
import { useAnswererWords } from '../review/answerer.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { VerdictSign } from '../review/verdict-sign.tsx';
import { WrittenPart } from '../written.tsx';

export function OrderingReview({ asked, given, review }: ReviewProps<'ordering'>) {
  const { t } = useTranslation('questions');
  const { answer } = useAnswererWords();
  const list = (title: string, ids: readonly string[], isOwn: boolean) => (
    <Box mt={isOwn ? '0' : '4'}>
      <Text textStyle="sm" color="fg.muted">
        {title}
      </Text>
      <chakra.ol ps="6" listStyleType="decimal">
        {ids.map((id) => {
          const item = asked.items.find((one) => one.id === id);
          return (
            <chakra.li key={id} py="1">
              <Flex wrap="wrap" align="baseline" columnGap="3">
                {item && <WrittenPart text={item.text} />}
                {isOwn && <VerdictSign verdict={verdictOf(review, id)} />}
              </Flex>
            </chakra.li>
          );
        })}
      </chakra.ol>
    </Box>
  );
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      {given && list(answer, given.items, true)}
      {review.key && list(t('review.right'), review.key.items, false)}
    </ReviewFrame>
  );
}
