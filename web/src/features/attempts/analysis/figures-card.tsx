import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#shared/screens.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { QuestionFigures, QuizIds } from '../types.ts';
import { useQuestionName } from '../use-question-name.ts';
import { AnswerBars } from './answer-bars.tsx';
import { easeOf, fewAnswers, separationOf } from './figure-words.ts';

const Term = chakra('dt', { base: { textStyle: 'sm', color: 'fg.muted' } });
const Said = chakra('dd', { base: { ms: '0', fontVariantNumeric: 'tabular-nums' } });
const palettes = {
  unknown: 'gray',
  reversed: 'red',
  none: 'orange',
  some: 'blue',
  good: 'green',
} as const;

type Props = { ids: QuizIds; figures: QuestionFigures; onRegrade: () => void };

/** How a question did, in numbers and in what these mean; its answers are told when they are asked for. */
export function FiguresCard({ ids, figures, onRegrade }: Props) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { question, questionId, facility, discrimination, scored } = figures;
  const name = useQuestionName()(question);
  const hasAnswers = figures.groups.length > 0 || figures.others > 0 || figures.blank > 0;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const decimal = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const separation = separationOf(figures);
  return (
    <Box as="li" py="5" borderTopWidth="1px">
      <Flex gap="3" wrap="wrap" justify="space-between" align="baseline">
        <Heading as="h3" size="md" flex="1 1 16rem" minW="0" overflowWrap="anywhere">
          {name}
        </Heading>
        <Badge colorPalette={palettes[separation]}>{t(`analysis.short.${separation}`)}</Badge>
      </Flex>
      <Grid
        as="dl"
        mt="3"
        gap="4"
        templateColumns={{ base: '1fr', md: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      >
        <div>
          <Term>{t('analysis.facility')}</Term>
          <Said>
            {facility !== null && <b>{percent.format(facility / 10_000)} · </b>}
            {t(`analysis.ease.${easeOf(figures)}`)}
          </Said>
        </div>
        <div>
          <Term>{t('analysis.discrimination')}</Term>
          <Said>
            {discrimination !== null && <b>{decimal.format(discrimination / 10_000)} · </b>}
            {t(`analysis.means.${separation}`)}
          </Said>
        </div>
      </Grid>
      <Text textStyle="sm" color="fg.muted" mt="2">
        {t('analysis.scored', { count: scored })}
        {scored > 0 && scored < fewAnswers && ` ${t('analysis.few')}`}
      </Text>
      <Flex gap="3" wrap="wrap" mt="4" align="center">
        {question && hasAnswers && (
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
        {question?.bankId === ids.courseId && (
          <TextLink textStyle="sm" to={paths.courseQuestion(ids.courseId, questionId)}>
            {t('analysis.toQuestion')}
          </TextLink>
        )}
      </Flex>
      {isOpen && question && (
        <Box mt="4" maxW="2xl">
          <AnswerBars figures={figures} question={question} />
        </Box>
      )}
    </Box>
  );
}
