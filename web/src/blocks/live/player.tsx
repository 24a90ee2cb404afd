import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonAnchor } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { FileCard } from '../play/file-card.tsx';
import { liveTime } from './live-time.ts';
import type { PlayerProps } from '../play/player-props.ts';
import '../play/texts.ts';

/** A session at a fixed time: when it is, the way in, and later its recording. */
export function LivePlayer({ block, content, startsOn, freshBlock }: PlayerProps<'live'>) {
  const { t } = useTranslation('player');
  const { language } = useLanguage();
  const { day, time, timeZone, joinAddress, recordingMediaId } = content;
  const when = liveTime(content, startsOn, language);
  return (
    <>
      <Card>
        <Text fontWeight="semibold" mb="4">
          {when === null
            ? t('live.onDay', { day: day + 1, time, zone: timeZone })
            : t('live.on', { when })}
        </Text>
        {joinAddress === null ? (
          <Text color="fg.muted">{t('live.noJoin')}</Text>
        ) : (
          <ButtonAnchor href={joinAddress} rel="noopener noreferrer" referrerPolicy="no-referrer">
            {t('live.join')}
          </ButtonAnchor>
        )}
      </Card>
      {recordingMediaId !== null && (
        <Box as="section" mt="6">
          <Text as="h2" fontWeight="semibold" mb="2">
            {t('live.recording')}
          </Text>
          <FileCard
            block={block}
            mediaId={recordingMediaId}
            freshLinks={async () => (await freshBlock()).links}
          />
        </Box>
      )}
    </>
  );
}
