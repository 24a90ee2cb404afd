import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { comeBackSoon } from '#web/lib/session/come-back-soon.ts';
import { changePassword } from './provider.ts';
import { newPassword, samePasswords } from './schemas.ts';
import { PasswordField } from './password-field.tsx';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

const schema = z
  .strictObject({ current: z.string().min(1), ...newPassword })
  .refine(...samePasswords);

type Values = z.input<typeof schema>;

const empty: Values = { current: '', password: '', confirm: '' };

/** Changes the password of whoever is signed in; the old one is asked for. */
export function ChangePasswordForm() {
  const { t } = useTranslation('identity');
  const { register, handleSubmit, formState, reset } = useForm<Values>({
    defaultValues: empty,
    resolver: zodResolver(schema),
  });
  const send = useIdentityAction(
    ({ current, password }: Values) => changePassword(current, password),
    () => {
      reset(empty);
      comeBackSoon();
    },
  );
  const { errors } = formState;
  const refused = send.refused === 'NotAuthorizedException' ? 'wrongPassword' : send.refused;
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => send.mutate(values))(event)}>
      <LeaveGuard unsaved={formState.isDirty} />
      {refused && <Notice kind="error">{t(`error.${refused}`)}</Notice>}
      {send.isSuccess && <Notice kind="success">{t('passwordChanged')}</Notice>}
      <PasswordField
        label={t('currentPassword')}
        autoComplete="current-password"
        required
        field={register('current')}
        error={errors.current && t('invalid.current')}
      />
      <NewPasswordFields kind="newPassword" register={register} errors={errors} />
      <Button type="submit" variant="outline" alignSelf="flex-start" disabled={send.isPending}>
        {t(send.isPending ? 'sending' : 'changePassword')}
      </Button>
    </Form>
  );
}
