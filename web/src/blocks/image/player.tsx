import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { OtherLanguage } from '../play/other-language.tsx';
import type { PlayerProps } from '../play/player-props.ts';
import '../play/texts.ts';
import { useRenewal } from '../play/use-renewal.ts';

/** A picture with its description and, below, what its teacher says of it. */
export function ImagePlayer({ block, content, freshBlock }: PlayerProps<'image'>) {
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const onError = useRenewal(freshBlock);
  const link = block.links.find(({ mediaId }) => mediaId === content.mediaId);
  if (link === undefined) return <Text color="fg.muted">{t('mediaMissing')}</Text>;
  const alt = content.alt && local(content.alt);
  const caption = content.caption && local(content.caption);
  return (
    <figure>
      <OtherLanguage lang={caption?.lang ?? alt?.lang} />
      <chakra.img
        src={link.url}
        onError={onError}
        alt={alt?.text ?? ''}
        lang={alt?.lang}
        maxW="full"
        borderRadius="l2"
      />
      {caption && (
        <Text as="figcaption" lang={caption.lang} color="fg.muted" textStyle="sm" mt="2">
          {caption.text}
        </Text>
      )}
    </figure>
  );
}
