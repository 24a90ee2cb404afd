import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { OtherLanguage } from '../play/other-language.tsx';
import type { PlayerProps } from '../play/player-props.ts';
import { useRenewal } from '../play/use-renewal.ts';

/** A text in the reader's language, or in the one that it was written in. */
export function TextPlayer({ block, content, freshBlock }: PlayerProps<'text'>) {
  const { language } = useLanguage();
  const renew = useRenewal(freshBlock);
  const lang = content.body[language] ? language : language === 'en' ? 'es' : 'en';
  const document = content.body[lang];
  return (
    document && (
      <>
        <OtherLanguage lang={lang === language ? undefined : lang} />
        <RichText document={document} lang={lang} links={block.links} onLinkEnded={renew} />
      </>
    )
  );
}
