import { Route, Routes } from 'react-router-dom';
import { lazy, Suspense } from 'react';
import { ToastHost } from '#web/components/toast-host.tsx';
import { useSession } from '#web/lib/session/use-session.ts';
import { Guard } from './guard.tsx';
import { HelpKey } from './help-key.tsx';
import { routes } from './routes.tsx';
import { Layout } from './shell/layout.tsx';
import { useHeadLinks } from './use-head-links.ts';
import { useArrival } from './use-arrival.ts';

const SignedInHost = lazy(() => import('./signed-in-host.tsx'));
const NotFoundPage = lazy(() => import('#web/pages/not-found-page.tsx'));

export function App() {
  useArrival();
  useHeadLinks();
  const signedIn = useSession().status === 'authenticated';
  return (
    <>
      <Routes>
        <Route element={<Layout />}>
          {routes.map(({ path, access, page }) => (
            <Route key={path} path={path} element={<Guard access={access}>{page}</Guard>} />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <ToastHost />
      <HelpKey />
      {signedIn && (
        <Suspense>
          <SignedInHost />
        </Suspense>
      )}
    </>
  );
}
