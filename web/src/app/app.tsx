import { Route, Routes } from 'react-router-dom';
import { lazy } from 'react';
import { ToastHost } from '#web/components/toast-host.tsx';
import { Guard } from './guard.tsx';
import { routes } from './routes.tsx';
import { Layout } from './shell/layout.tsx';
import { useArrival } from './use-arrival.ts';

const NotFoundPage = lazy(() => import('#web/pages/not-found-page.tsx'));

export function App() {
  useArrival();
  return (
    <>
      <Routes>
        <Route element={<Layout />}>
          {routes.map(({ path, access, page: Page }) => (
            <Route
              key={path}
              path={path}
              element={
                <Guard access={access}>
                  <Page />
                </Guard>
              }
            />
          ))}
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <ToastHost />
    </>
  );
}
