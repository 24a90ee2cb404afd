import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { isMinutes } from '../is-minutes.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { WorkIds } from '../types.ts';

/** Lets an attempt that has ended run again for some minutes, with a reason. */
export function ReopenDialog({ ids, onClose }: { ids: WorkIds; onClose: () => void }) {
  const { t } = useTranslation(['attempts', 'errors']);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', minutes: '15' },
  });
  const { errors } = formState;
  const reopen = useWrite('attempts.reopen', {
    meta: { invalidates: [attemptQueries.all], success: t('reopen.done'), handles: 'all' },
    onSuccess: onClose,
  });
  const send = handleSubmit(({ reason, minutes }) =>
    reopen.mutate({ params: ids, body: { reason: reason.trim(), minutes: Number(minutes) } }),
  );
  return (
    <FormDialog
      title={t('reopen.title')}
      text={t('reopen.text')}
      problem={reopen.error && t(`errors:${errorKey(reopen.error)}`)}
      yes={t('reopen.yes')}
      no={t('cancel')}
      disabled={reopen.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t('minutes.label')}
        inputMode="numeric"
        maxW="8rem"
        error={errors.minutes && t('minutes.wrong')}
        field={register('minutes', { validate: isMinutes })}
      />
      <TextField
        label={t('reason.label')}
        hint={t('reason.hint')}
        maxLength={200}
        error={errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
