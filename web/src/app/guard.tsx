import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import type { Access } from '#shared/contract/route.ts';
import { Loading } from '#web/components/ui/loading.tsx';
import { dashboardOf } from '#web/lib/dashboards.ts';
import type { KeptLocation } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { NeededRole } from '#web/lib/session/needed-role.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { deniedBy } from './denied.ts';
import { KeptPage } from './kept-page.tsx';

type Props = {
  access: Access;
  /** Sends somebody without an allowed role to their own dashboard, or home. */
  redirectToDashboard?: boolean;
  children: ReactNode;
};

/** Lets the right people in: everybody, whoever is signed in, or those with any one of the allowed roles. */
export function Guard({ access, redirectToDashboard = true, children }: Props) {
  const { t } = useTranslation();
  const state = useSession();
  const from = useLocation();
  const [isSeen, setSeen] = useState(false);
  if (access === 'public') return children;
  if (state.status === 'loading') return <Loading text={t('verifying')} lang="es" />;
  const renewing = state.status === 'expired' && <Loading text={t('renewing')} lang="es" />;
  // A page that was not seen yet is not drawn by a session that has ended.
  if (renewing && !isSeen) return renewing;
  if (state.status === 'unauthenticated') {
    return <Navigate replace to={paths.home} state={{ from } satisfies KeptLocation} />;
  }
  const { roles } = state.tokens;
  if (access !== 'signedIn' && !access.some((role) => roles.includes(role))) {
    return (
      <Navigate
        replace
        to={redirectToDashboard ? dashboardOf(roles) : paths.home}
        state={deniedBy(access)}
      />
    );
  }
  if (!isSeen) setSeen(true);
  return (
    <KeptPage instead={renewing}>
      {access === 'signedIn' ? (
        children
      ) : (
        <NeededRole value={deniedBy(access).deniedFor}>{children}</NeededRole>
      )}
    </KeptPage>
  );
}
