import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';

type Props = {
  submissionId: string;
  /** Saves what is written, and says as which version; null: it could not be saved. */
  saved: () => Promise<number | null>;
  onClose: () => void;
};

/** Sends a submission back for changes, with a reason and with what is written in its marking. */
export function ReturnDialog({ submissionId, saved, onClose }: Props) {
  const { t } = useTranslation(['submissions', 'errors']);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const [problem, setProblem] = useState<unknown>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const send = useWrite('submissions.return', {
    meta: {
      invalidates: [submissionQueries.work(submissionId).queryKey],
      success: t('return.done'),
      handles: 'all',
    },
    onSuccess: onClose,
    onError: setProblem,
  });
  const submit = handleSubmit(async ({ reason }) => {
    setProblem(null);
    setUnsaved(false);
    try {
      const version = await saved();
      if (version === null) return setUnsaved(true);
      return send.mutate({ params: { submissionId }, body: { version, reason: reason.trim() } });
    } catch (error) {
      return setProblem(error);
    }
  });
  return (
    <FormDialog
      title={t('return.title')}
      text={t('return.text')}
      problem={
        isUnsaved ? t('return.unsaved') : problem === null ? null : t(`errors:${errorKey(problem)}`)
      }
      yes={t('return.yes')}
      no={t('cancel')}
      disabled={send.isPending || formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('reason.label')}
        hint={t('return.reasonHint')}
        maxLength={200}
        error={formState.errors.reason && t('reason.missing')}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
