import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { QuizControls } from '../types.ts';

/** The minutes that were given, with why and by whom, the newest first. */
export function GivenMinutes({ given }: Pick<QuizControls, 'given'>) {
  const { t } = useTranslation('attempts');
  const { language } = useLanguage();
  if (given.length === 0) return null;
  return (
    <Box mt="8">
      <Heading as="h3" size="md" mb="2">
        {t('minutes.given')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {given.map(({ minutes, to, reason, by, at }) => (
          <Box as="li" key={at + (to?.userId ?? '')} py="3" borderTopWidth="1px">
            <Text fontWeight="semibold">
              {to === null
                ? t('minutes.toAll', { count: minutes })
                : t('minutes.toOne', { count: minutes, name: to.name || t('nameless') })}
            </Text>
            <Text overflowWrap="anywhere">{reason}</Text>
            <Text textStyle="sm" color="fg.muted">
              {t('byAt', { name: by.name || t('nameless'), when: formatMinute(at, language) })}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
