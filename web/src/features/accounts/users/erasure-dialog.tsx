import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { confirmsPerson, erasureWaitDays } from '#shared/policies/erasure.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import type { ManagedUser } from '../types.ts';
import { HeirChoice, type Heir } from './heir-choice.tsx';
import './texts.ts';
import { useUserWrite } from './use-user-write.ts';

type Fields = { confirmation: string; reason: string };

/** Asks an admin to type whom they are about to erase, why where the person did not ask, and who gets the courses. */
export function ErasureDialog({
  user,
  courses,
  onClose,
}: {
  user: ManagedUser;
  courses: number;
  onClose: () => void;
}) {
  const { t } = useTranslation('users');
  const { userId, version, email, deletionRequestedAt } = user;
  const name = `${user.firstName} ${user.lastName}`;
  const asked = deletionRequestedAt !== null;
  const [heir, setHeir] = useState<Heir>(null);
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { confirmation: '', reason: '' },
  });
  const order = useUserWrite('accounts.orderErasure', userId, t('erasure.isOrdered'), onClose);
  const { errors } = formState;
  const submit = handleSubmit(({ confirmation, reason }) =>
    order.mutate({
      params: { userId },
      body: {
        confirmation: confirmation.trim(),
        reason: reason.trim() === '' ? null : reason.trim(),
        coursesTo: heir?.userId ?? null,
        version,
      },
    }),
  );
  return (
    <FormDialog
      title={t('erasure.dialog.title', { name })}
      text={t('erasure.dialog.text', { days: erasureWaitDays })}
      problem={order.problem}
      yes={t('erasure.dialog.yes')}
      no={t('cancel')}
      kind="error"
      disabled={order.isPending}
      onSubmit={submit}
      onClose={onClose}
      before={
        courses > 0 && (
          <HeirChoice userId={userId} courses={courses} heir={heir} onChoose={setHeir} />
        )
      }
    >
      <TextField
        label={t('erasure.dialog.confirmation')}
        hint={t('erasure.dialog.confirmationHint', { email, name })}
        autoComplete="off"
        error={errors.confirmation && t('erasure.dialog.otherPerson')}
        field={register('confirmation', { validate: (typed) => confirmsPerson(typed, user) })}
      />
      {!asked && (
        <TextField
          label={t('erasure.dialog.reason')}
          hint={t('erasure.dialog.reasonHint')}
          error={errors.reason && t('erasure.dialog.reasonMissing')}
          maxLength={300}
          field={register('reason', { validate: (typed) => typed.trim() !== '' })}
        />
      )}
    </FormDialog>
  );
}
