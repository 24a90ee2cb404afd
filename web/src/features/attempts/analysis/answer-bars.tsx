import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '#web/questions/texts.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { QuestionFigures } from '../types.ts';
import { groupWords, labelsOf } from './group-words.ts';

type Props = { figures: QuestionFigures; question: NonNullable<QuestionFigures['question']> };

/** What was answered how often: each as a bar, with its words and its number. */
export function AnswerBars({ figures, question }: Props) {
  const { t } = useTranslation(['attempts', 'questions']);
  const { language, local } = useLanguage();
  const { data, isPending } = useQuery(
    attemptQueries.question(question.bankId, figures.questionId),
  );
  if (isPending) return <Skeleton h="5rem" role="status" aria-label={t('loading')} />;
  // Where the question cannot be had, what was answered is still told as it is kept.
  const labels = data && labelsOf(data.content);
  const words = (group: string) => {
    if (question.type === 'trueFalse')
      return t(`questions:truth.${group === 'true' ? 'true' : 'false'}`);
    return labels ? groupWords(group, labels, (text) => local(text).text) : group;
  };
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const bars = [
    ...figures.groups.map(({ group, count }) => ({ key: group, name: words(group), count })),
    { key: ' others', name: t('analysis.others'), count: figures.others },
    { key: ' blank', name: t('analysis.blank'), count: figures.blank },
  ].filter(({ count }) => count > 0);
  return (
    <Box as="ul" listStyleType="none" aria-label={t('analysis.answers')}>
      {bars.map(({ key, name, count }) => {
        const share = figures.asked === 0 ? 0 : count / figures.asked;
        return (
          <Box as="li" key={key} py="2">
            <Flex justify="space-between" gap="4" textStyle="sm">
              <Text as="span" overflowWrap="anywhere">
                {name}
              </Text>
              <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {t('analysis.count', { count, percent: percent.format(share) })}
              </Text>
            </Flex>
            <Box h="2" bg="bg.muted" borderRadius="full" overflow="hidden" aria-hidden>
              <Box h="full" bg="gold.500" style={{ width: `${Math.min(100, share * 100)}%` }} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
