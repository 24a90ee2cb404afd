import { zodResolver } from '@hookform/resolvers/zod';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import * as z from 'zod';
import { Form } from '#web/components/form/form.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CodeField } from './code-field.tsx';
import { confirmSignUp, resendCode, type Unconfirmed } from './provider.ts';
import { codeSchema } from './schemas.ts';
import './texts.ts';
import { useIdentityAction } from './use-identity-action.ts';

const schema = z.strictObject({ code: codeSchema });

type Props = { person: Unconfirmed; onConfirmed: () => void };

/** Proves the email with the code that was sent to it. */
export function ConfirmForm({ person, onConfirmed }: Props) {
  const { t } = useTranslation('identity');
  const { language } = useLanguage();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { code: '' },
    resolver: zodResolver(schema),
  });
  const confirm = useIdentityAction((code: string) => confirmSignUp(person, code), onConfirmed);
  const resend = useIdentityAction(
    () => resendCode(person.username, language),
    () => confirm.reset(),
  );
  const refused = confirm.refused ?? resend.refused;
  return (
    <Form onSubmit={(event) => void handleSubmit(({ code }) => confirm.mutate(code))(event)}>
      <Text>{t('codeSent', { email: person.email })}</Text>
      {refused && (
        <Notice kind="error">
          <Trans
            ns="identity"
            i18nKey={`error.${refused}`}
            components={{
              signIn: <TextLink to={paths.login} />,
              reset: <TextLink to={paths.forgotPassword} />,
            }}
          />
        </Notice>
      )}
      {resend.isSuccess && !refused && <Notice kind="success">{t('codeResent')}</Notice>}
      <CodeField field={register('code')} wrong={formState.errors.code !== undefined} />
      <Flex gap="3" wrap="wrap">
        <Button type="submit" disabled={confirm.isPending}>
          {t(confirm.isPending ? 'sending' : 'confirm')}
        </Button>
        <Button
          variant="quiet"
          disabled={resend.isPending}
          onClick={() => resend.mutate(undefined)}
        >
          {t('resend')}
        </Button>
      </Flex>
    </Form>
  );
}
