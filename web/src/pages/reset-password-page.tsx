import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ResetForm } from '#web/features/identity/reset-form.tsx';
import '#web/features/identity/texts.ts';
import { givenAddress } from '#web/lib/session/given-address.ts';
import { pathAfterSignIn } from '#web/lib/session/path-after-sign-in.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { OnTheWay } from './on-the-way.tsx';

/** A new password by the code of a mail, and the way to sign in with it, to where somebody wanted to go. */
export default function ResetPasswordPage() {
  const { t } = useTranslation(['identity', 'common']);
  const { state } = useLocation();
  const signIn = useSignIn();
  const [done, setDone] = useState(false);
  const email: unknown = (state as { email?: unknown } | null)?.email;
  const path = pathAfterSignIn(state);
  if (done) {
    return (
      <PageBody width="form">
        <PageHeading key="done" title={t('reset.doneTitle')} lead={t('reset.doneLead')} />
        <OnTheWay path={path} />
        <Button size="lg" w="full" autoFocus onClick={() => signIn(path)}>
          {t('common:signIn')}
        </Button>
      </PageBody>
    );
  }
  return (
    <PageBody width="form">
      <PageHeading title={t('reset.title')} lead={t('reset.lead')} />
      <OnTheWay path={path} />
      <Card>
        <ResetForm
          email={typeof email === 'string' ? email : (givenAddress.read() ?? '')}
          onReset={() => setDone(true)}
        />
      </Card>
    </PageBody>
  );
}
