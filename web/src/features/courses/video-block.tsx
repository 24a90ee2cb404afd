import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import './texts.ts';
import type { Block, BlockContentOf } from './types.ts';
import { usePositionReports } from './use-position-reports.ts';

type Props = {
  block: Block;
  content: BlockContentOf<'video'>;
  title: string;
  /** Takes the second that is shown; `null` where nothing is recorded. */
  onPosition: ((seconds: number) => void) | null;
  /** Fetches the block anew, because its links have ended. */
  onLinksEnded: () => Promise<unknown>;
};

/** Too close to the end to begin there again, in seconds. */
const nearEnd = 5;

/** A video with captions that begins where it was left. */
export function VideoBlock({ block, content, title, onPosition, onLinksEnded }: Props) {
  const { t } = useTranslation('courses');
  const ref = useRef<HTMLVideoElement>(null);
  /** Where to be once the video is loaded, and whether to play on; set anew when links are renewed. */
  const resume = useRef({ seconds: block.positionSeconds, playing: false });
  const renewing = useRef(false);
  const [broken, setBroken] = useState(false);
  usePositionReports(ref, onPosition);

  const linkOf = (mediaId: string) => block.links.find((link) => link.mediaId === mediaId);
  const film = linkOf(content.mediaId);
  if (film === undefined) return <Text color="fg.muted">{t('player.mediaMissing')}</Text>;

  const goOn = () => {
    const video = ref.current;
    if (video === null) return;
    const { seconds, playing } = resume.current;
    if (seconds > 0 && seconds < video.duration - nearEnd) video.currentTime = seconds;
    if (playing) void video.play().catch(() => undefined);
    renewing.current = false;
    setBroken(false);
  };
  const renewLinks = () => {
    const video = ref.current;
    if (video === null) return;
    // Fresh links did not help: the video itself cannot be played.
    if (renewing.current) return setBroken(true);
    renewing.current = true;
    if (video.currentTime > 0)
      resume.current = { seconds: video.currentTime, playing: !video.paused };
    void onLinksEnded();
  };

  return (
    <>
      {broken && <Notice kind="error">{t('player.videoBroken')}</Notice>}
      <Box borderRadius="l3" overflow="hidden" bg="black">
        <chakra.video
          ref={ref}
          src={film.url}
          controls
          playsInline
          preload="metadata"
          crossOrigin="anonymous"
          aria-label={title}
          w="full"
          maxH="75vh"
          aspectRatio="16/9"
          onLoadedMetadata={goOn}
          onError={renewLinks}
        >
          {content.captions.map(({ language, mediaId }) => (
            <track
              key={mediaId}
              kind="captions"
              srcLang={language}
              label={t(`language.${language}`)}
              src={linkOf(mediaId)?.url}
            />
          ))}
        </chakra.video>
      </Box>
    </>
  );
}
