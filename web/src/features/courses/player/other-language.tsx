import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import './texts.ts';

/** Says that something is there in the other language alone; nothing where it is in the reader's own. */
export function OtherLanguage({ lang }: { lang: Language | undefined }) {
  const { t } = useTranslation('player');
  if (lang === undefined) return null;
  return (
    <Text
      textStyle="sm"
      color="fg.muted"
      borderInlineStartWidth="3px"
      borderColor="gold.500"
      ps="3"
      mb="4"
    >
      {t('otherLanguage', { language: t(`language.${lang}`) })}
    </Text>
  );
}
