import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Card } from '#web/components/ui/card.tsx';
import { OutsideButton, outsideAddress } from '#web/components/ui/outside-button.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { OtherLanguage } from '../play/other-language.tsx';
import type { PlayerProps } from '../play/player-props.ts';
import '../play/texts.ts';

/** A page elsewhere: what it is good for, and the way there, which names the place. */
export function LinkPlayer({ content }: PlayerProps<'link'>) {
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const description = content.description && local(content.description);
  const address = outsideAddress(content.address);
  if (!address) return <Text color="fg.muted">{t('mediaMissing')}</Text>;
  return (
    <Card>
      <OtherLanguage lang={description?.lang} />
      {description && (
        <Text lang={description.lang} whiteSpace="pre-line" mb="4" maxW="prose">
          {description.text}
        </Text>
      )}
      <OutsideButton address={address}>{t('link.open', { host: address.hostname })}</OutsideButton>
    </Card>
  );
}
