import type { ComponentType } from 'react';
import type { Content, Kind } from '#web/features/lessons/types.ts';
import { AudioForm, FileForm, ImageForm } from './image/form.tsx';
import type { FormProps } from './form/form-props.ts';
import { LiveForm } from './live/form.tsx';
import { EmbedForm, LaterForm, LinkForm } from './embed/form.tsx';
import { TextForm } from './text/form.tsx';
import { VideoForm } from './video/form.tsx';

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

/** The form of one kind with what that kind holds: so the checker follows from the kind to its props. */
function formOf<K extends Kind>(kind: K, props: FormProps<K>) {
  const Form: ComponentType<FormProps<K>> = forms[kind];
  return <Form {...props} />;
}

/** What a block holds, to be changed. */
export const ContentForm = (props: Props) => formOf<Kind>(props.content.kind, props);
