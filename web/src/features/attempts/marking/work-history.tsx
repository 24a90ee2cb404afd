import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import '../texts.ts';
import type { Work } from '../types.ts';

/** What the score of an attempt was, and who made it what it is, the newest first. */
export function WorkHistory({ history }: Pick<Work, 'history'>) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  if (history.length === 0) return null;
  const words = (points: number | null) =>
    points === null ? t('history.none') : formatPoints(points, language);
  return (
    <Box as="section" mt="12" aria-labelledby="history">
      <Heading as="h2" size="xl" mb="3" id="history">
        {t('history.title')}
      </Heading>
      <Box as="ol" listStyleType="none">
        {history.map(({ at, by, because, from, to }) => (
          <Box as="li" key={at + because.kind} py="3" borderTopWidth="1px">
            <Text fontVariantNumeric="tabular-nums">
              <b>{t(`history.${because.kind}`)}</b>
              {(from !== null || to !== null) &&
                ` · ${t('history.change', { from: words(from), to: words(to) })}`}
            </Text>
            {'reason' in because && <Text overflowWrap="anywhere">{because.reason}</Text>}
            <Text textStyle="sm" color="fg.muted">
              {t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) })}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
