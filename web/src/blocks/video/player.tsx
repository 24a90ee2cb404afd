import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { Button, ButtonAnchor } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { Film } from './film.tsx';
import { OtherLanguage } from '../play/other-language.tsx';
import type { PlayerProps } from '../play/player-props.ts';
import '../play/texts.ts';
import { useMediaEvents } from '../play/use-media-events.ts';
import { usePositionReports } from '../play/use-position-reports.ts';
import { createVideoControl } from './video-control.ts';

/** Too close to the end to begin there again, in seconds. */
const nearEnd = 5;

/** The language of the captions where there are none in the reader's own; undefined where there are, or none at all. */
const captionsElsewhere = ({ captions }: ContentOf<'video'>, own: Language) =>
  captions.some(({ language }) => language === own) ? undefined : captions[0]?.language;

/** A video with captions that begins where it was left. */
export function VideoPlayer(props: PlayerProps<'video'>) {
  const { block, content, title, startAt = 0, freshBlock, onPosition, onNote = null } = props;
  const [own] = useState(createVideoControl);
  const { control = own, report = null } = props;
  const { t } = useTranslation(['player', 'common']);
  const { language } = useLanguage();
  const ref = useRef<HTMLVideoElement>(null);
  /** The second to be at once the video is loaded, and whether to play on; set anew when links are renewed. */
  const resume = useRef({ seconds: startAt, playing: false });
  const renewing = useRef(false);
  const [broken, setBroken] = useState(false);
  usePositionReports(ref, onPosition);

  const linkOf = (mediaId: string) => block.links.find((link) => link.mediaId === mediaId);
  const film = linkOf(content.mediaId);
  const there = film !== undefined;
  useEffect(() => {
    const video = ref.current;
    return video === null ? undefined : control.attach(video, language);
  }, [control, language, there]);

  const renewLinks = async () => {
    const video = ref.current;
    if (video === null || film === undefined) return;
    // Fresh links did not help: the video itself cannot be played.
    if (renewing.current) return setBroken(true);
    renewing.current = true;
    if (video.currentTime > 0)
      resume.current = { seconds: video.currentTime, playing: !video.paused };
    const { links } = await freshBlock();
    // The same link as before: there is nothing to try again with.
    if (links.some(({ url }) => url === film.url)) setBroken(true);
  };
  useMediaEvents(ref, {
    there,
    onLoaded: (video) => {
      const { seconds, playing } = resume.current;
      if (seconds > 0 && seconds < video.duration - nearEnd) video.currentTime = seconds;
      if (playing) void video.play().catch(() => undefined);
      renewing.current = false;
      setBroken(false);
    },
    onFailed: () => void renewLinks(),
  });

  if (film === undefined) {
    return (
      <Notice kind="warning">
        {t('mediaMissing')} {report}
      </Notice>
    );
  }

  const tryAgain = () => {
    renewing.current = false;
    setBroken(false);
    ref.current?.load();
  };

  return (
    <Box>
      {broken && (
        <Box mb="4">
          <Notice kind="error">
            <Text fontWeight="semibold">{t('broken.title', { title })}</Text>
            <Text mb="3">{t('broken.text')}</Text>
            <Flex gap="3" align="center" wrap="wrap">
              <Button size="sm" variant="outline" onClick={tryAgain}>
                {t('common:tryAgain')}
              </Button>
              <ButtonAnchor size="sm" variant="outline" href={film.url} download={film.fileName}>
                {t('broken.download')}
              </ButtonAnchor>
              {report}
            </Flex>
          </Notice>
        </Box>
      )}
      <Film control={control} onNote={onNote}>
        <chakra.video
          ref={ref}
          src={film.url}
          playsInline
          preload="metadata"
          crossOrigin="anonymous"
          aria-label={title}
          display="block"
          w="full"
          maxH="70vh"
          aspectRatio="16/9"
        >
          {content.captions.map((captions) => (
            <track
              key={captions.mediaId}
              kind="captions"
              srcLang={captions.language}
              label={t(`language.${captions.language}`)}
              src={linkOf(captions.mediaId)?.url}
            />
          ))}
        </chakra.video>
      </Film>
      <Box mt="4">
        <OtherLanguage what="otherCaptions" lang={captionsElsewhere(content, language)} />
      </Box>
    </Box>
  );
}
