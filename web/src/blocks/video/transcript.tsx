import { chakra } from '@chakra-ui/react/styled-system';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from '#web/components/form/input.tsx';
import { formatSecond } from '#web/lib/i18n/format-time.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Cue } from './cues.ts';
import '../play/texts.ts';
import { findIn, type Piece } from './transcript-search.ts';
import { useVideo } from './use-video.ts';
import type { VideoControl } from './video-control.ts';

const Line = chakra('button', {
  base: {
    display: 'flex',
    gap: '3',
    w: 'full',
    textAlign: 'start',
    alignItems: 'baseline',
    px: '2',
    py: '1.5',
    borderRadius: 'l1',
    borderInlineStartWidth: '3px',
    borderColor: 'transparent',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle' },
    '&[aria-current=true]': { bg: 'bg.gold', borderColor: 'gold.500' },
  },
});

const Mark = chakra('mark', { base: { bg: 'gold.200', color: 'ink', borderRadius: '2px' } });

/** The transcript of a video, line by line: it follows the video, and a line leads to its second. */
export function Transcript({ control }: { control: VideoControl }) {
  const { t } = useTranslation('player');
  const { language: own } = useLanguage();
  const { cues, cuesState, language, active } = useVideo(control);
  const [wanted, setWanted] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const searching = wanted.trim() !== '';

  useEffect(() => {
    const box = list.current;
    const line = box?.querySelector<HTMLElement>('[aria-current=true]');
    // Whoever looks through the lines by keyboard or searches is not carried away.
    if (!box || !line || searching || box.contains(document.activeElement)) return;
    box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [active, searching]);

  if (cuesState !== 'ready') return <Text color="fg.muted">{t(`transcript.${cuesState}`)}</Text>;

  const rows = cues.flatMap((cue, place) => {
    const pieces = searching ? findIn(cue.text, wanted) : null;
    return searching && pieces === null ? [] : [{ cue, place, pieces }];
  });
  return (
    <Flex direction="column" gap="3" minH="0">
      <Input
        type="search"
        size="md"
        aria-label={t('transcript.search')}
        placeholder={t('transcript.search')}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      <Text role="status" textStyle="sm" color="fg.muted" srOnly={!searching}>
        {searching ? t('transcript.found', { count: rows.length }) : ''}
      </Text>
      {language !== undefined && language !== own && (
        <Text textStyle="sm" color="fg.muted">
          {t('transcript.other', { language: t(`language.${language === 'es' ? 'es' : 'en'}`) })}
        </Text>
      )}
      <chakra.ol
        ref={list}
        lang={language}
        listStyleType="none"
        position="relative"
        overflowY="auto"
        maxH={{ base: '55dvh', lg: '60vh' }}
      >
        {rows.map(({ cue, place, pieces }) => (
          <li key={place}>
            <Line
              type="button"
              aria-current={place === active}
              onClick={() => control.seek(cue.start, { play: true })}
            >
              <Text as="span" textStyle="sm" color="fg.gold" fontVariantNumeric="tabular-nums">
                {formatSecond(cue.start)}
              </Text>
              <Words cue={cue} pieces={pieces} />
            </Line>
          </li>
        ))}
      </chakra.ol>
    </Flex>
  );
}

function Words({ cue, pieces }: { cue: Cue; pieces: Piece[] | null }) {
  return (
    <Box as="span" minW="0">
      {cue.speaker !== null && <strong>{cue.speaker}: </strong>}
      {pieces === null
        ? cue.text
        : pieces.map(({ text, match }, at) =>
            // Pieces never move: their place is their key.
            match ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
          )}
    </Box>
  );
}
