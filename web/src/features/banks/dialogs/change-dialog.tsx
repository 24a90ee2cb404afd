import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import '../texts.ts';

/** What every dialog on chosen questions is told. */
export type ChangeDialogProps = {
  problem: string | null;
  pending: boolean;
  onClose: () => void;
};

type Props = ChangeDialogProps & {
  title: string;
  text?: string;
  yes?: string;
  onSubmit: () => unknown;
  children: ReactNode;
};

/** A change of all chosen questions over the page. */
export function ChangeDialog({
  title,
  text,
  yes,
  problem,
  pending,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { t } = useTranslation('banks');
  return (
    <FormDialog
      title={title}
      {...(text !== undefined && { text })}
      problem={problem}
      yes={yes ?? t('dialog.save')}
      no={t('dialog.cancel')}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
