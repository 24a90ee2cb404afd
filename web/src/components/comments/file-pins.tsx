import type { ReactNode } from 'react';
import { Pins } from './pins.tsx';
import type { Anchor, NumberedComment } from './types.ts';

/** A page of a file, or a picture: that has none. */
type FilePlace = { mediaId: string; page: number | null };

const isAt = (anchor: Anchor, { mediaId, page }: FilePlace): boolean =>
  anchor.in !== 'text' &&
  anchor.mediaId === mediaId &&
  (anchor.in === 'page' ? anchor.page : null) === page;

const anchorAt = ({ mediaId, page }: FilePlace, x: number, y: number): Anchor => {
  const area = { x, y, width: 0, height: 0 };
  return page === null
    ? { in: 'picture', mediaId, area }
    : { in: 'page', mediaId, page, area, quote: '' };
};

type Props = {
  place: FilePlace;
  comments: readonly NumberedComment[];
  proposed?: Anchor | null;
  onPropose?: ((anchor: Anchor) => void) | undefined;
};

/** The comments on one page of a file, or on a picture. */
export function FilePins({ place, comments, proposed = null, onPropose }: Props) {
  return (
    <Pins
      comments={comments.filter(({ anchor }) => isAt(anchor, place))}
      proposed={proposed && proposed.in !== 'text' && isAt(proposed, place) ? proposed.area : null}
      onPick={onPropose && ((x, y) => onPropose(anchorAt(place, x, y)))}
    />
  );
}

/** Draws the comments on the files of a submission over each page and picture. */
export const pinsOver =
  (pins: Omit<Props, 'place'>) =>
  (mediaId: string, page: number | null): ReactNode => (
    <FilePins place={{ mediaId, page }} {...pins} />
  );
