import type { ComponentType } from 'react';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import { AudioForm } from './audio/form.tsx';
import { EmbedForm } from './embed/form.tsx';
import { FileForm } from './file/form.tsx';
import type { FormProps } from './form/form-props.ts';
import { ElsewhereForm } from './form/elsewhere-form.tsx';
import { ImageForm } from './image/form.tsx';
import { LinkForm } from './link/form.tsx';
import { LiveForm } from './live/form.tsx';
import { TextForm } from './text/form.tsx';
import { VideoForm } from './video/form.tsx';

/** The form of each kind of block. */
export const forms: { [K in BlockKind]: ComponentType<FormProps<K>> } = {
  text: TextForm,
  video: VideoForm,
  file: FileForm,
  image: ImageForm,
  audio: AudioForm,
  link: LinkForm,
  embed: EmbedForm,
  live: LiveForm,
  quiz: ElsewhereForm,
  assignment: ElsewhereForm,
};
