import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Form } from '#web/components/form/form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { givenAddress } from '#web/lib/session/given-address.ts';
import { EmailField } from './email-field.tsx';
import { forgotPassword } from './provider.ts';
import { emailSchema } from './schemas.ts';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

const schema = z.strictObject({ email: emailSchema });

/** Asks for a code to set a new password with. */
export function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('identity');
  const { language } = useLanguage();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: givenAddress.read() ?? '' },
    resolver: zodResolver(schema),
  });
  const send = useIdentityAction(
    (email: string) => forgotPassword(email, language),
    (_result, email) => {
      givenAddress.keep(email);
      onSent(email);
    },
  );
  return (
    <Form onSubmit={(event) => void handleSubmit(({ email }) => send.mutate(email))(event)}>
      {send.refused && <Notice kind="error">{t(`error.${send.refused}`)}</Notice>}
      <EmailField field={register('email')} wrong={formState.errors.email !== undefined} />
      <Button type="submit" alignSelf="flex-start" disabled={send.isPending}>
        {t(send.isPending ? 'sending' : 'sendCode')}
      </Button>
    </Form>
  );
}
