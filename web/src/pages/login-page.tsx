import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/identity/texts.ts';
import { pathAfterSignIn } from '#web/lib/session/path-after-sign-in.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { OnTheWay } from './on-the-way.tsx';

/**
 * Signing in happens at the provider: this page only leads there, by itself and by hand. Whose session was
 * ended from another device is told so first.
 */
export default function LoginPage() {
  const { t } = useTranslation(['identity', 'common']);
  const { state } = useLocation();
  const { status } = useSession();
  const signIn = useSignIn();
  const ended = (state as { ended?: unknown } | null)?.ended === true;
  const path = pathAfterSignIn(state);
  const leave = useEffectEvent(() => signIn(path));
  useEffect(() => {
    if (status === 'unauthenticated' && !ended) leave();
  }, [status, ended]);
  if (status === 'authenticated') return <Navigate replace to={path} />;
  if (ended) {
    return (
      <PageBody width="form">
        <PageHeading title={t('login.ended.title')} lead={t('login.ended.lead')} />
        <OnTheWay path={path} />
        <Button size="lg" w="full" onClick={() => signIn(path)}>
          {t('common:signIn')}
        </Button>
      </PageBody>
    );
  }
  return (
    <PageBody width="form">
      <PageHeading title={t('login.title')} lead={t('login.lead')} />
      <OnTheWay path={path} />
      <Loading text={t('login.leaving')} />
      <Button variant="outline" w="full" onClick={() => signIn(path)}>
        {t('common:signIn')}
      </Button>
    </PageBody>
  );
}
