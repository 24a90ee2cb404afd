import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import './texts.ts';

type Props = {
  lang: Language | undefined;
  /** The content in that language: everything below, unless it is the captions alone. */
  what?: 'otherLanguage' | 'otherCaptions';
};

/** Says that something is there in the other language alone; nothing where it is in the reader's own. */
export function OtherLanguage({ lang, what = 'otherLanguage' }: Props) {
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
      {t(what, { language: t(`language.${lang}`) })}
    </Text>
  );
}
