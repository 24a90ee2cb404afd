import type { ComponentType } from 'react';
import type { Content, Kind } from '../types.ts';
import { AudioForm, FileForm, ImageForm } from './file-forms.tsx';
import type { FormProps } from './form-props.ts';
import { LiveForm } from './live-form.tsx';
import { EmbedForm, LaterForm, LinkForm } from './place-forms.tsx';
import { TextForm } from './text-form.tsx';
import { VideoForm } from './video-form.tsx';

/** One form for each kind of block; a kind without one does not compile. */
const forms: { [K in Kind]: ComponentType<FormProps<K>> } = {
  text: TextForm,
  video: VideoForm,
  file: FileForm,
  image: ImageForm,
  audio: AudioForm,
  link: LinkForm,
  embed: EmbedForm,
  live: LiveForm,
  quiz: LaterForm,
  assignment: LaterForm,
};

type Props = Omit<FormProps<Kind>, 'content' | 'onChange'> & {
  content: Content;
  onChange: (content: Content) => void;
};

/** What a block holds, to be changed. */
export function ContentForm(props: Props) {
  // The table gives each kind its own form, which the checker cannot follow from a kind to its props.
  const Form = forms[props.content.kind] as unknown as ComponentType<Props>;
  return <Form {...props} />;
}
