import { Box } from '@chakra-ui/react/box';
import { Center } from '@chakra-ui/react/center';
import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { FilmCaptions } from './film-captions.tsx';
import { useVideo } from './use-video.ts';
import { VideoBar } from './video-bar.tsx';
import type { VideoControl } from './video-control.ts';

/** The film with its bar: what fills the screen when somebody wants it to. */
const Frame = chakra('div', {
  base: {
    '&:fullscreen': { display: 'flex', flexDirection: 'column', bg: 'black' },
    '&:fullscreen [data-screen]': { flex: '1', minH: '0', borderRadius: '0' },
    '&:fullscreen video': { h: 'full', maxH: 'none' },
  },
});

type Props = {
  control: VideoControl;
  onNote: (() => void) | null;
  /** The `video` element. */
  children: ReactNode;
};

/** A film, what is said in it, and one bar of controls. A press on the film plays and pauses it. */
export function Film({ control, onNote, children }: Props) {
  const { paused, waiting } = useVideo(control);
  return (
    <Frame data-film="">
      {/* The bar has a button for it, which every key reaches.
      oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <Box
        data-screen=""
        position="relative"
        containerType="inline-size"
        borderTopRadius="l3"
        overflow="hidden"
        bg="black"
        cursor="pointer"
        onClick={control.toggle}
      >
        {children}
        {(paused || waiting) && (
          <Center position="absolute" inset="0" color="white" pointerEvents="none" aria-hidden>
            {waiting ? (
              <Spinner size="lg" />
            ) : (
              <Center w="16" h="16" borderRadius="full" bg="black/60">
                <chakra.svg viewBox="0 0 24 24" w="8" h="8" fill="currentcolor">
                  <path d="M8 5.5v13l10.5-6.5z" />
                </chakra.svg>
              </Center>
            )}
          </Center>
        )}
        <FilmCaptions control={control} />
      </Box>
      <VideoBar control={control} onNote={onNote} />
    </Frame>
  );
}
