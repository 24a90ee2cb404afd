import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { OtherLanguage } from '../play/other-language.tsx';
import type { PlayerProps } from '../play/player-props.ts';
import '../play/texts.ts';
import { useMediaEvents } from '../play/use-media-events.ts';
import { usePositionReports } from '../play/use-position-reports.ts';
import { useRenewal } from '../play/use-renewal.ts';

/** Something to hear, and what is said in it as text. */
export function AudioPlayer({
  block,
  content,
  title,
  startAt = 0,
  freshBlock,
  onPosition,
}: PlayerProps<'audio'>) {
  const { t } = useTranslation('player');
  const { local } = useLanguage();
  const ref = useRef<HTMLAudioElement>(null);
  const onFailed = useRenewal(freshBlock);
  const link = block.links.find(({ mediaId }) => mediaId === content.mediaId);
  usePositionReports(ref, onPosition);
  useMediaEvents(ref, {
    there: link !== undefined,
    onLoaded: (audio) => {
      if (startAt < audio.duration) audio.currentTime = startAt;
    },
    onFailed,
  });
  if (link === undefined) return <Text color="fg.muted">{t('mediaMissing')}</Text>;
  const transcript = content.transcript && local(content.transcript);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said stands below as text */}
      <chakra.audio
        ref={ref}
        src={link.url}
        aria-label={title}
        preload="metadata"
        controls
        w="full"
      />
      {transcript && (
        <Box as="section" mt="6" maxW="prose">
          <Text as="h2" fontWeight="semibold" mb="2">
            {t('audio.transcript')}
          </Text>
          <OtherLanguage lang={transcript.lang} />
          <Text lang={transcript.lang} whiteSpace="pre-line" textStyle="reading">
            {transcript.text}
          </Text>
        </Box>
      )}
    </>
  );
}
