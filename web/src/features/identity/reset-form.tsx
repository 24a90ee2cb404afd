import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Form } from '#web/components/form/form.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { codeSchema } from './confirm-form.tsx';
import { passwordLength, passwordSchema } from './passwords.ts';
import { resetPassword } from './provider.ts';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

const schema = z
  .strictObject({
    email: z.string().trim().toLowerCase().pipe(z.email().max(254)),
    code: codeSchema,
    password: passwordSchema,
    confirm: z.string(),
  })
  .refine(({ password, confirm }) => password === confirm, { path: ['confirm'] });

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
    onReset,
  );
  const { errors } = formState;
  const wrong = (name: keyof Values) => errors[name] && t(`invalid.${name}`, passwordLength);
  return (
    <Form onSubmit={(event) => void handleSubmit((values) => send.mutate(values))(event)}>
      {send.refused && <Notice kind="error">{t(`error.${send.refused}`)}</Notice>}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        required
        field={register('email')}
        error={wrong('email')}
      />
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        field={register('code')}
        error={wrong('code')}
      />
      <TextField
        label={t('newPassword')}
        hint={t('passwordHint', passwordLength)}
        type="password"
        autoComplete="new-password"
        required
        field={register('password')}
        error={wrong('password')}
      />
      <TextField
        label={t('confirmPassword')}
        type="password"
        autoComplete="new-password"
        required
        field={register('confirm')}
        error={wrong('confirm')}
      />
      <Button type="submit" alignSelf="flex-start" disabled={send.isPending}>
        {t(send.isPending ? 'sending' : 'setPassword')}
      </Button>
    </Form>
  );
}
