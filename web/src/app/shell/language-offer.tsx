import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import { useChrome } from './use-chrome.ts';

/**
 * Offers the reader's own language, in its own words, where nobody has chosen one yet. Either answer is a choice, and
 * is kept: it is asked once. It stands at the foot, where it moves nothing that is being read.
 */
export default function LanguageOffer({ language }: { language: Language }) {
  const { i18n } = useTranslation();
  const { language: now, change } = useLanguage();
  const [answered, setAnswered] = useState(false);
  const chrome = useChrome();
  const t = i18n.getFixedT(language, 'frame', 'offer');
  if (answered) return null;
  const answer = (chosen: Language) => {
    setAnswered(true);
    void change(chosen);
  };
  return (
    <Flex
      as="section"
      aria-label={t('text')}
      lang={language}
      position="sticky"
      bottom={{ base: chrome === 'member' ? '14' : '0', md: '0' }}
      zIndex="docked"
      bg="bg.gold"
      borderTopWidth="1px"
      px={{ base: '4', md: '8' }}
      py="3"
      gap="2"
      wrap="wrap"
      align="center"
      justify="center"
    >
      <Text fontWeight="medium">{t('text')}</Text>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" onClick={() => answer(language)}>
          {t('yes')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => answer(now)}>
          {t('no')}
        </Button>
      </Flex>
    </Flex>
  );
}
