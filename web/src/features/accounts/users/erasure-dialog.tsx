import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { confirmsPerson, erasureWaitDays } from '#shared/policies/erasure.ts';
import { FormDialog } from '#web/components/form/form-dialog.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { accountQueries } from '../queries.ts';
import type { ManagedUser } from '../types.ts';
import './texts.ts';
import { useUserWrite } from './use-user-write.ts';

type Fields = { confirmation: string; reason: string; coursesTo: string };

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
  const { data: teachers } = useQuery({
    ...accountQueries.users({ role: 'teachers', limit: '100' }),
    enabled: courses > 0,
  });
  const { register, handleSubmit, formState } = useForm<Fields>({
    defaultValues: { confirmation: '', reason: '', coursesTo: '' },
  });
  const order = useUserWrite('accounts.orderErasure', userId, t('erasure.isOrdered'), onClose);
  const { errors } = formState;
  const submit = handleSubmit(({ confirmation, reason, coursesTo }) =>
    order.mutate({
      params: { userId },
      body: {
        confirmation: confirmation.trim(),
        reason: reason.trim() === '' ? null : reason.trim(),
        coursesTo: coursesTo === '' ? null : coursesTo,
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
    >
      <TextField
        label={t('erasure.dialog.confirmation')}
        hint={t('erasure.dialog.confirmationHint', { email, name })}
        autoComplete="off"
        autoFocus
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
      {courses > 0 && (
        <SelectField
          label={t('erasure.dialog.courses', { count: courses })}
          prompt={t('erasure.dialog.nobody')}
          choices={(teachers?.items ?? [])
            .filter((one) => one.userId !== userId && one.erasureDueAt === null)
            .map((one) => ({
              value: one.userId,
              label: `${one.lastName}, ${one.firstName} · ${one.email}`,
            }))}
          field={register('coursesTo')}
        />
      )}
    </FormDialog>
  );
}
