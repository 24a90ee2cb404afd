import { Fragment, type ReactNode } from 'react';
import type { DrawWords } from '#web/components/rich-text/draw-inline.tsx';
import { splitMarkers } from './split-markers.ts';

/** Draws words with something in the place of each gap's marker; a marker that has no gap is what it says. */
export const gapsIn =
  (drawGap: (gapId: number) => ReactNode): DrawWords =>
  (words) =>
    splitMarkers(words).map((part, at) => (
      // Words never move: their place is their key.
      <Fragment key={at}>
        {typeof part === 'string' ? part : (drawGap(part) ?? `[[${part}]]`)}
      </Fragment>
    ));
