import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Drawing } from '#web/components/ui/drawing.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { ConfirmForm } from '#web/features/identity/confirm-form.tsx';
import { RegisterForm } from '#web/features/identity/register-form.tsx';
import type { Unconfirmed } from '#web/features/identity/provider.ts';
import '#web/features/identity/texts.ts';
import { unconfirmed } from '#web/features/identity/unconfirmed.ts';
import { paths } from '#web/lib/paths.ts';
import { givenAddress } from '#web/lib/session/given-address.ts';
import { pathAfterSignIn } from '#web/lib/session/path-after-sign-in.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { OnTheWay } from './on-the-way.tsx';

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
  const { status } = useSession();
  const onRegistered = (person: Unconfirmed) => {
    unconfirmed.keep(person);
    givenAddress.keep(person.email);
    setStep({ name: 'confirm', person });
  };
  const onConfirmed = () => {
    unconfirmed.forget();
    setStep({ name: 'done' });
  };
  // A signed-in person has an account.
  if (status === 'authenticated') return <Navigate replace to={pathAfterSignIn(state)} />;
  return (
    <PageBody>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 32rem' }}
        columnGap="16"
        maxW={{ base: 'lg', lg: 'none' }}
        mx="auto"
        alignItems="start"
      >
        <Box pt={{ lg: '6' }}>
          <PageHeading
            key={step.name}
            title={t(`steps.${step.name}.title`)}
            lead={t(`steps.${step.name}.lead`)}
          />
          <Box hideBelow="lg">
            <Promises />
          </Box>
        </Box>
        <Box>
          <OnTheWay path={pathAfterSignIn(state)} />
          <Card>
            {step.name === 'register' && <RegisterForm onRegistered={onRegistered} />}
            {step.name === 'confirm' && (
              <ConfirmForm person={step.person} onConfirmed={onConfirmed} />
            )}
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
        </Box>
      </Grid>
    </PageBody>
  );
}

const promises = [
  ['book', 'free'],
  ['clock', 'place'],
  ['globe', 'languages'],
] as const;

/** The uses of an account. */
function Promises() {
  const { t } = useTranslation('identity');
  return (
    <>
      <Flex as="ul" listStyleType="none" direction="column" gap="5" maxW="26rem">
        {promises.map(([icon, name]) => (
          <Flex as="li" key={name} gap="4" align="center">
            <Flex
              align="center"
              justify="center"
              w="11"
              h="11"
              flexShrink="0"
              borderRadius="full"
              bg="bg.gold"
              color="fg.gold"
            >
              <Icon name={icon} />
            </Flex>
            <Text>{t(`promises.${name}`)}</Text>
          </Flex>
        ))}
      </Flex>
      <Box mt="10">
        <Drawing name="book" />
      </Box>
    </>
  );
}
