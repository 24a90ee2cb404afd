import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

type Props = { ids: QuizIds; count: number };

/** Says who changes a quiz that so many have begun what that does to their attempts. */
export default function BegunNotice({ ids, count }: Props) {
  const { t } = useTranslation('attempts');
  const quiz = { course: ids.courseId, quiz: ids.quizId };
  return (
    <Box mb="6">
      <Notice kind="warning">
        <Text fontWeight="semibold">{t('begun.title', { count })}</Text>
        <Text maxW="70ch">{t('begun.text')}</Text>
        <Flex columnGap="5" rowGap="1" wrap="wrap" mt="1">
          <TextLink to={reviewPath(quiz)}>{t('begun.toAttempts')}</TextLink>
          <TextLink to={reviewPath({ ...quiz, view: 'analysis' })}>{t('begun.toRegrade')}</TextLink>
        </Flex>
      </Notice>
    </Box>
  );
}
