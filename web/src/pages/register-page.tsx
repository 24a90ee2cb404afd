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
import type { Unconfirmed } from '#web/features/identity/provider.ts';
import '#web/features/identity/texts.ts';
import { unconfirmed } from '#web/features/identity/unconfirmed.ts';
import { paths } from '#web/lib/paths.ts';
import { pathAfterSignIn } from '#web/lib/session/path-after-sign-in.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';

type Step = { name: 'register' } | { name: 'confirm'; person: Unconfirmed } | { name: 'done' };

/** A page loaded anew goes on with the code that is on its way. */
function firstStep(): Step {
  const person = unconfirmed.read();
  return person ? { name: 'confirm', person } : { name: 'register' };
}

/** From nobody to somebody: the form, the code, the way to sign in. */
export default function RegisterPage() {
  const { t } = useTranslation(['identity', 'common']);
  const { state } = useLocation();
  const signIn = useSignIn();
  const [step, setStep] = useState<Step>(firstStep);
  const onRegistered = (person: Unconfirmed) => {
    unconfirmed.keep(person);
    setStep({ name: 'confirm', person });
  };
  const onConfirmed = () => {
    unconfirmed.forget();
    setStep({ name: 'done' });
  };
  return (
    <PageBody width="form">
      <PageHeading
        key={step.name}
        title={t(`steps.${step.name}.title`)}
        lead={t(`steps.${step.name}.lead`)}
      />
      <Card>
        {step.name === 'register' && <RegisterForm onRegistered={onRegistered} />}
        {step.name === 'confirm' && <ConfirmForm person={step.person} onConfirmed={onConfirmed} />}
        {step.name === 'done' && (
          <Button size="lg" w="full" autoFocus onClick={() => signIn(pathAfterSignIn(state))}>
            {t('common:signIn')}
          </Button>
        )}
      </Card>
      {step.name === 'confirm' && (
        <Button
          mt="4"
          variant="quiet"
          onClick={() => {
            unconfirmed.forget();
            setStep({ name: 'register' });
          }}
        >
          {t('startOver')}
        </Button>
      )}
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
