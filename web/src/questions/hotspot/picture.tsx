import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { Pictures } from '../pictures.ts';

type Props = {
  image: { mediaId: string; alt: LocalizedText | null } | null;
  /** What lies over it, in parts of a hundred of its width and height. */
  children: ReactNode;
};

/** A picture with something drawn upon it. */
export function MarkedPicture({ image, children }: Props) {
  const { t } = useTranslation('questions');
  const { local } = useLanguage();
  const { links, onLinkEnded } = useContext(Pictures);
  const url = links.find(({ mediaId }) => mediaId === image?.mediaId)?.url;
  if (!url) return <chakra.p color="fg.muted">{t('take.noPicture')}</chakra.p>;
  const alt = image?.alt ? local(image.alt) : { text: '', lang: undefined };
  return (
    <chakra.div position="relative" w="fit-content" maxW="full" lineHeight="0">
      <chakra.img
        src={url}
        alt={alt.text}
        lang={alt.lang}
        maxW="full"
        borderRadius="l2"
        draggable={false}
        onError={onLinkEnded}
      />
      {children}
    </chakra.div>
  );
}

/** The place of a point of thousandths, for styles. */
export const placeOf = ({ x, y }: { x: number; y: number }) => ({
  left: `${x / 10}%`,
  top: `${y / 10}%`,
});
