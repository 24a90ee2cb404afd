import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { siteName } from '#shared/policies/site-name.ts';
import { Loading } from '#web/components/ui/loading.tsx';
import { usePageHead } from '#web/components/ui/use-page-head.ts';
import { keptPath } from '#web/lib/kept-location.ts';
import { session } from '#web/lib/session/current-session.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { Hero } from './home/hero.tsx';
import { ShowcaseSkeleton } from './home/showcase-skeleton.tsx';

const Showcase = lazy(() => import('./home/showcase.tsx'));
const Reasons = lazy(() => import('./home/reasons.tsx'));
const PersonalHome = lazy(() => import('./home/personal-home.tsx'));

/** The purpose of the place and what it has; for those who are signed in, their own start. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const { state } = useLocation();
  const now = useSession();
  usePageHead(siteName);
  // Somebody is expected: back from the hosted sign-in, or kept by this browser.
  if (now.status === 'loading' && session.expected()) {
    return <Loading text={t('common:verifying')} lang="es" />;
  }
  if ('tokens' in now) {
    return (
      <Suspense fallback={<Loading />}>
        <PersonalHome roles={now.tokens.roles} />
      </Suspense>
    );
  }
  return (
    <>
      <Hero wanted={keptPath(state)} />
      <Suspense fallback={<ShowcaseSkeleton />}>
        <Showcase />
        <Reasons />
      </Suspense>
    </>
  );
}
