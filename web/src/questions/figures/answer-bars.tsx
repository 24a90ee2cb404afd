import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { VerdictSign } from '../review/verdict-sign.tsx';
import type { Figures } from './figure-words.ts';
import { rightGroups } from './right-groups.ts';
import './texts.ts';
import { useGroupWords } from './use-group-words.ts';

type Props = {
  figures: Figures;
  /** The question as it is now; without it, what was answered is told as it is kept. */
  content: QuestionContent | undefined;
  /** How many are told before all are asked for. */
  most?: number;
};

/** What was answered how often: each as a bar, with its words and its number. */
export function AnswerBars({ figures, content, most = Infinity }: Props) {
  const { t } = useTranslation('questionFigures');
  const { language } = useLanguage();
  const [isAll, setAll] = useState(false);
  const words = useGroupWords(content);
  const right = content ? rightGroups(content) : new Set();
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const bars = [
    ...figures.groups.map(({ group, count }) => ({ key: group, name: words(group), count })),
    { key: ' others', name: t('others'), count: figures.others },
    { key: ' blank', name: t('blank'), count: figures.blank },
  ].filter(({ count }) => count > 0);
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label={t('answers')}>
        {bars.slice(0, isAll ? undefined : most).map(({ key, name, count }) => {
          const share = figures.asked === 0 ? 0 : count / figures.asked;
          return (
            <Box as="li" key={key} py="2">
              <Flex justify="space-between" gap="4" textStyle="sm">
                <Text as="span" overflowWrap="anywhere" minW="0">
                  {name} {right.has(key) && <VerdictSign verdict="right" />}
                </Text>
                <Text as="span" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                  {t('count', { count, percent: percent.format(share) })}
                </Text>
              </Flex>
              <Box h="2" bg="bg.muted" borderRadius="full" overflow="hidden" aria-hidden>
                <Box h="full" bg="gold.500" style={{ width: `${Math.min(100, share * 100)}%` }} />
              </Box>
            </Box>
          );
        })}
      </Box>
      {!isAll && bars.length > most && (
        <Button size="sm" variant="outline" mt="2" onClick={() => setAll(true)}>
          {t('all', { count: bars.length })}
        </Button>
      )}
    </>
  );
}
