import type { ComponentType } from 'react';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { FormProps } from './form/form-props.ts';
import { forms } from './forms.ts';

/** The form of one kind with what that kind holds: so the checker follows from the kind to its props. */
function formOf<K extends BlockKind>(kind: K, props: FormProps<K>) {
  const Form: ComponentType<FormProps<K>> = forms[kind];
  return <Form {...props} />;
}

/** Lets a teacher change the content of a block. */
export const ContentForm = (props: FormProps<BlockKind>) =>
  formOf<BlockKind>(props.content.kind, props);
