import { chakra } from '@chakra-ui/react/styled-system';
import { useVideo } from './use-video.ts';
import type { VideoControl } from './video-control.ts';

const Line = chakra('p', {
  base: {
    position: 'absolute',
    insetInline: '2',
    bottom: '2',
    textAlign: 'center',
    pointerEvents: 'none',
    // As large as the film allows, and never smaller than what one reads.
    fontSize: 'max(1rem, 16px, min(2.4cqw, 2rem))',
    lineHeight: '1.35',
    '& span': {
      bg: 'black/80',
      color: 'white',
      px: '2',
      py: '0.5',
      borderRadius: 'l1',
      boxDecorationBreak: 'clone',
    },
  },
});

/** The caption over the film: the one cue that began last. */
export function FilmCaptions({ control }: { control: VideoControl }) {
  const { captions, cues, active, language } = useVideo(control);
  const cue = captions ? cues[active] : undefined;
  if (!cue) return null;
  return (
    <Line lang={language} data-captions="">
      <span>{cue.speaker === null ? cue.text : `${cue.speaker}: ${cue.text}`}</span>
    </Line>
  );
}
