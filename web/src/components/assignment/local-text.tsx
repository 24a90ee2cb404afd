import { Text } from '@chakra-ui/react/text';
import type { ComponentProps } from 'react';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = Omit<ComponentProps<typeof Text>, 'children' | 'lang'> & { text: LocalizedText };

/** What somebody wrote in one or two languages, in the reader's if there is one, with its line breaks. */
export function LocalText({ text, ...looks }: Props) {
  const { local } = useLanguage();
  const { text: words, lang } = local(text);
  return (
    <Text lang={lang} whiteSpace="pre-wrap" overflowWrap="anywhere" {...looks}>
      {words}
    </Text>
  );
}
