import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { line } from '#shared/schemas/text.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import './texts.ts';

const schema = z.strictObject({ reference: line(120) });

type Props = { name: string; onConfirm: (reference: string) => void; onClose: () => void };

/** Confirms that somebody has paid, with what the payment is found by; that lets them in. */
export function PaymentDialog({ name, onConfirm, onClose }: Props) {
  const { t } = useTranslation('rosters');
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    defaultValues: { reference: '' },
    resolver: zodResolver(schema),
  });
  const confirm = handleSubmit(({ reference }) => onConfirm(reference));
  return (
    <FormDialog
      title={t('payment.confirmOf', { name })}
      text={t('payment.text')}
      yes={t('payment.yes')}
      no={t('removeNo')}
      kind="success"
      onSubmit={confirm}
      onClose={onClose}
    >
      <TextField
        label={t('payment.reference')}
        hint={t('payment.referenceHint')}
        autoComplete="off"
        autoFocus
        required
        maxLength={120}
        field={register('reference')}
        error={formState.errors.reference && t('payment.referenceMissing')}
      />
    </FormDialog>
  );
}
