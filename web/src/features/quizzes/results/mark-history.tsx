import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatScore } from '#web/blocks/quiz/format.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../list/texts.ts';
import type { QuizResults } from './queries.ts';

/** What others did to one's mark: from what to what, when and why. Nothing where nobody did. */
export function MarkHistory({ history }: Pick<QuizResults, 'history'>) {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  if (history.length === 0) return null;
  const words = (from: number | null, to: number | null) => {
    if (from === null && to === null) return t('history.stillNone');
    const counted = (points: number) => ({
      count: points / 10_000,
      points: formatScore(points, language),
    });
    if (from === null) return t('history.fromNone', counted(to ?? 0));
    if (to === null) return t('history.toNone', counted(from));
    // A regrade may change out of how many they are, and leave the points alone.
    if (from === to) return t('history.still', counted(to));
    return t('history.fromTo', { from: formatScore(from, language), ...counted(to) });
  };
  return (
    <Box as="section" aria-labelledby="mark-history">
      <Heading as="h2" size="lg" mb="3" id="mark-history">
        {t('history.title')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {history.map(({ at, because, reason, from, to }) => (
          <Box as="li" key={at} borderTopWidth="1px" py="3">
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {words(from, to)}
              </Text>
              <Text as="time" textStyle="sm" color="fg.muted">
                {formatMinute(at, language)}
              </Text>
            </Flex>
            <Text color="fg.muted">
              {t(`history.because.${because}`)}
              {reason !== null && ` ${reason}`}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
