import type { ReactNode } from 'react';
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
  if (access === 'public') return children;
  if (state.status === 'loading') return <Loading text={t('verifying')} lang="es" />;
  if (state.status === 'expired') return <Loading text={t('renewing')} lang="es" />;
  if (state.status === 'unauthenticated') {
    return <Navigate replace to={paths.home} state={{ from } satisfies KeptLocation} />;
  }
  const { roles } = state.tokens;
  if (access === 'signedIn') return children;
  if (access.some((role) => roles.includes(role))) {
    return <NeededRole value={deniedBy(access).deniedFor}>{children}</NeededRole>;
  }
  return (
    <Navigate
      replace
      to={redirectToDashboard ? dashboardOf(roles) : paths.home}
      state={deniedBy(access)}
    />
  );
}
