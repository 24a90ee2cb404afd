import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { ReasonField } from './reason-field.tsx';
import './texts.ts';
import { useAgreement } from './use-agreement.ts';

type Props = { submissionId: string; version: number; onClose: () => void };

/** Lets both mark anew what they had agreed on, with a reason. */
export function OpenDialog({ submissionId, version, onClose }: Props) {
  const { t } = useTranslation(['doubleMarking', 'errors']);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { reason: '' } });
  const send = useAgreement(submissionId, t('open.done'), onClose);
  const submit = handleSubmit(({ reason }) =>
    send.mutate({
      params: { submissionId },
      body: { on: 'open', version, reason: reason.trim() },
    }),
  );
  return (
    <FormDialog
      title={t('open.title')}
      text={t('open.text')}
      problem={send.error && t(`errors:${errorKey(send.error)}`)}
      yes={t('open.yes')}
      no={t('cancel')}
      disabled={send.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReasonField
        hint={t('agree.reasonHint')}
        isMissing={formState.errors.reason !== undefined}
        field={register('reason', { validate: (text) => text.trim() !== '' })}
      />
    </FormDialog>
  );
}
