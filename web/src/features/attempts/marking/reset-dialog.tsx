import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { WorkIds } from '../types.ts';

/** Takes an attempt out of what counts, with a reason. */
export function ResetDialog({ ids, onClose }: { ids: WorkIds; onClose: () => void }) {
  const { t } = useTranslation(['attempts', 'errors']);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const reset = useWrite('attempts.reset', {
    meta: { invalidates: [attemptQueries.all], success: t('resetting.done'), handles: 'all' },
    onSuccess: onClose,
  });
  const send = handleSubmit(({ reason }) =>
    reset.mutate({ params: ids, body: { reason: reason.trim() } }),
  );
  return (
    <FormDialog
      title={t('resetting.title')}
      text={t('resetting.text')}
      problem={reset.error && t(`errors:${errorKey(reset.error)}`)}
      yes={t('resetting.yes')}
      no={t('cancel')}
      kind="error"
      disabled={reset.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('reason.label')}
        hint={t('reason.hint')}
        maxLength={200}
        error={formState.errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
