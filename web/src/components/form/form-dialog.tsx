import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Modal } from '#web/components/ui/modal.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { FormActions, type FormActionsProps } from './form-actions.tsx';
import { Form } from './form.tsx';

type Props = Omit<FormActionsProps, 'onNo'> & {
  title: string;
  /** The effect of the form. */
  text?: string;
  /** The obstacle, in words. */
  problem?: string | null;
  onSubmit: () => unknown;
  onClose: () => void;
  /** Stands before the form, like a search: no form holds another. */
  before?: ReactNode;
  children: ReactNode;
};

/** A form over the page: what it is about, its fields, and at its foot what sends it and what leaves it. */
export function FormDialog(props: Props) {
  const { title, text, problem = null, onSubmit, onClose, before, children, ...actions } = props;
  const intro = text !== undefined && <Text>{text}</Text>;
  return (
    <Modal title={title} onClose={onClose}>
      {before && (
        <>
          {intro}
          {before}
        </>
      )}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {!before && intro}
        {problem !== null && <Notice kind="error">{problem}</Notice>}
        {children}
        <FormActions {...actions} onNo={onClose} />
      </Form>
    </Modal>
  );
}
