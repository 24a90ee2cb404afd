import type { PlayingKind } from '#shared/blocks/registry.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { FormProps } from './form-props.ts';
import { PlayLength } from './play-length.tsx';
import { ShownFile } from './shown-file.tsx';

type Props<C> = Pick<FormProps<PlayingKind>, 'files' | 'pickMedia'> & {
  content: C;
  onChange: (content: C) => void;
};

/** The file that a lesson plays, and how long it is. */
export const PlayedFile = <C extends ContentOf<PlayingKind>>(props: Props<C>) => (
  <ShownFile {...props}>
    <PlayLength
      content={props.content}
      files={props.files}
      onLength={(durationSeconds) => props.onChange({ ...props.content, durationSeconds })}
    />
  </ShownFile>
);
