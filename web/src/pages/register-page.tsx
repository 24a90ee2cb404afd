import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Text } from '@chakra-ui/react/text';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { ConfirmForm } from '#web/features/identity/confirm-form.tsx';
import { RegisterForm } from '#web/features/identity/register-form.tsx';
import '#web/features/identity/texts.ts';
import { keptPath } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';

type Step = { name: 'register' } | { name: 'confirm'; email: string } | { name: 'done' };

/** From nobody to somebody: the form, the code, the way to sign in. */
export default function RegisterPage() {
  const { t } = useTranslation(['identity', 'common']);
  const { state } = useLocation();
  const signIn = useSignIn();
  const [step, setStep] = useState<Step>({ name: 'register' });
  return (
    <PageBody width="form">
      <PageHeading
        key={step.name}
        title={t(`steps.${step.name}.title`)}
        lead={t(`steps.${step.name}.lead`)}
      />
      <Card>
        {step.name === 'register' && (
          <RegisterForm onRegistered={(email) => setStep({ name: 'confirm', email })} />
        )}
        {step.name === 'confirm' && (
          <ConfirmForm email={step.email} onConfirmed={() => setStep({ name: 'done' })} />
        )}
        {step.name === 'done' && (
          <Button
            size="lg"
            w="full"
            autoFocus
            onClick={() => signIn(keptPath(state) ?? paths.dashboard)}
          >
            {t('common:signIn')}
          </Button>
        )}
      </Card>
      {step.name === 'register' && (
        <Text mt="6" color="fg.muted">
          {t('haveAccount')}{' '}
          <TextLink to={paths.login} state={state}>
            {t('common:signIn')}
          </TextLink>
        </Text>
      )}
    </PageBody>
  );
}
