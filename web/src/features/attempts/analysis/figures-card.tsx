import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/screens.ts';
import { Button } from '#web/components/ui/button.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useTokens } from '#web/lib/session/use-session.ts';
import { FigureTerms } from '#web/questions/figures/figure-terms.tsx';
import { hasAnswers } from '#web/questions/figures/figure-words.ts';
import { SeparationBadge } from '#web/questions/figures/separation-badge.tsx';
import '../texts.ts';
import type { QuestionFigures, QuizIds } from '../types.ts';
import { useQuestionName } from '../use-question-name.ts';
import type { Decided } from './given-or-dropped.ts';
import { QuestionAnswers } from './question-answers.tsx';

type Props = {
  ids: QuizIds;
  figures: QuestionFigures;
  /** What a regrade decided for everybody, which the points then say, and nothing of the question; null: nothing. */
  decided: Decided | null;
  onRegrade: () => void;
};

/** How a question did, in numbers and in what these mean; its answers are told when they are asked for. */
export function FiguresCard({ ids, figures, decided, onRegrade }: Props) {
  const { t } = useTranslation('attempts');
  const [isOpen, setOpen] = useState(false);
  const { question, questionId } = figures;
  const name = useQuestionName()(question);
  const userId = useTokens()?.userId;
  const toQuestion =
    question?.bankId === ids.courseId
      ? paths.courseQuestion(ids.courseId, questionId)
      : question && question.bankId === userId
        ? paths.ownQuestion(questionId)
        : null;
  return (
    <Box as="li" py="5" borderTopWidth="1px">
      <Flex gap="3" wrap="wrap" justify="space-between" align="baseline">
        <Heading as="h3" size="md" flex="1 1 16rem" minW="0" overflowWrap="anywhere">
          {name}
        </Heading>
        {decided === null && <SeparationBadge figures={figures} />}
      </Flex>
      <Box mt="3">
        {decided === null ? (
          <FigureTerms figures={figures} />
        ) : (
          <Text maxW="prose">{t(`analysis.decided.${decided}`)}</Text>
        )}
      </Box>
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        {question && hasAnswers(figures) && (
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-label={t('analysis.showOf', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'analysis.hide' : 'analysis.show')}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          aria-label={t('regrade.actionOf', { name })}
          onClick={onRegrade}
        >
          {t('regrade.action')}
        </Button>
        {toQuestion !== null && (
          <TextLink textStyle="sm" to={toQuestion}>
            {t('analysis.toQuestion')}
          </TextLink>
        )}
      </Flex>
      {isOpen && question && (
        <Box mt="4" maxW="2xl">
          <QuestionAnswers figures={figures} bankId={question.bankId} />
        </Box>
      )}
    </Box>
  );
}
