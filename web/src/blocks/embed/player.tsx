import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { embedProviders } from '#shared/policies/embeds.ts';
import { Button, ButtonAnchor } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import type { PlayerProps } from '../play/player-props.ts';
import '../play/texts.ts';

const names = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** A video of another site. Nothing is asked of that site before somebody wants to see it. */
export function EmbedPlayer({ content, title }: PlayerProps<'embed'>) {
  const { t } = useTranslation('player');
  const [shown, setShown] = useState(false);
  const { id } = content.video;
  const provider = names[content.video.provider];
  const { frame, page } = embedProviders[content.video.provider];
  if (shown) {
    return (
      <chakra.iframe
        src={frame(id)}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        // The players of both sites ask where they are shown, and are told no more than the origin.
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; picture-in-picture; encrypted-media"
        w="full"
        aspectRatio="16 / 9"
        borderWidth="0"
        borderRadius="l2"
        bg="black"
      />
    );
  }
  return (
    <Card>
      <Text mb="4" maxW="prose">
        {t('embed.explain', { provider })}
      </Text>
      <Flex wrap="wrap" gap="3">
        <Button onClick={() => setShown(true)}>{t('embed.show')}</Button>
        <ButtonAnchor
          href={page(id)}
          variant="quiet"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
        >
          {t('embed.page', { provider })}
        </ButtonAnchor>
      </Flex>
    </Card>
  );
}
