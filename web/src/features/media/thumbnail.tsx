import { chakra } from '@chakra-ui/react/styled-system';
import { fitsUse } from '#shared/policies/media-use.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import type { Media } from './types.ts';

const endingOf = (fileName: string) => fileName.slice(fileName.lastIndexOf('.') + 1).toUpperCase();

const Frame = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '16',
    h: '12',
    flexShrink: '0',
    overflow: 'hidden',
    borderRadius: 'l2',
    bg: 'bg.muted',
    color: 'fg.muted',
  },
});

const signs = { image: 'image', video: 'play', audio: 'audio', captions: 'text' } as const;

/** A picture itself, small; of a document its ending, of everything else its sign. Its name stands beside it. */
export function Thumbnail({ file: { contentType, fileName, link } }: { file: Media }) {
  const use = (['image', 'video', 'audio', 'captions'] as const).find((one) =>
    fitsUse(contentType, one),
  );
  return (
    <Frame>
      {use === 'image' && link ? (
        <chakra.img src={link.url} alt="" loading="lazy" w="full" h="full" objectFit="cover" />
      ) : use ? (
        <Icon name={signs[use]} />
      ) : (
        <chakra.span aria-hidden="true" textStyle="sm" fontWeight="semibold">
          {endingOf(fileName)}
        </chakra.span>
      )}
    </Frame>
  );
}
