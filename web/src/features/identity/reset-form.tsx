import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Form } from '#web/components/form/form.tsx';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { givenAddress } from '#web/lib/session/given-address.ts';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { resetPassword } from './provider.ts';
import { codeSchema, emailSchema, newPassword, samePasswords } from './schemas.ts';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

const schema = z
  .strictObject({ email: emailSchema, code: codeSchema, ...newPassword })
  .refine(...samePasswords);

type Values = z.input<typeof schema>;

/** Sets a new password with the code that was sent. */
export function ResetForm({ email, onReset }: { email: string; onReset: () => void }) {
  const { t } = useTranslation('identity');
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: { email, code: '', password: '', confirm: '' },
    resolver: zodResolver(schema),
  });
  const send = useIdentityAction(
    (values: Values) => resetPassword(values.email, values.code, values.password),
    (_result, values) => {
      givenAddress.keep(values.email);
      onReset();
    },
  );
  const { errors } = formState;
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => send.mutate(values))(event)}>
      <LeaveGuard unsaved={formState.isDirty && !send.isSuccess} />
      {send.refused && <Notice kind="error">{t(`error.${send.refused}`)}</Notice>}
      <EmailField field={register('email')} wrong={errors.email !== undefined} />
      <CodeField field={register('code')} wrong={errors.code !== undefined} />
      <NewPasswordFields kind="newPassword" register={register} errors={errors} />
      <Button type="submit" alignSelf="flex-start" disabled={send.isPending}>
        {t(send.isPending ? 'sending' : 'setPassword')}
      </Button>
    </Form>
  );
}
