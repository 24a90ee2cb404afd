import { Box } from '@chakra-ui/react/box';
import { useContext } from 'react';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import type { DrawWords } from '#web/components/rich-text/draw-inline.tsx';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { Pictures } from './pictures.ts';

type Props = { text: LocalizedRichText; drawWords?: DrawWords };

/** A text of a question in the reader's language, or in the one that it was written in. */
export function Written({ text, drawWords }: Props) {
  const { language } = useLanguage();
  const { links, onLinkEnded } = useContext(Pictures);
  const lang = text[language] ? language : language === 'en' ? 'es' : 'en';
  const document = text[lang];
  return (
    document && (
      <RichText
        document={document}
        lang={lang === language ? undefined : lang}
        links={links}
        onLinkEnded={onLinkEnded}
        {...(drawWords && { drawWords })}
      />
    )
  );
}

/** The same as part of a question, in the size of its surroundings. */
export const WrittenPart = ({ text }: Props) => (
  <Box minW="0" overflowWrap="anywhere" css={{ '& > *': { fontSize: 'md', lineHeight: '1.5' } }}>
    <Written text={text} />
  </Box>
);
