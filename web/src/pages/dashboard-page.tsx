import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Loading } from '#web/components/ui/loading.tsx';
import { usePageHead } from '#web/components/ui/use-page-head.ts';
import { dashboardOf } from '#web/lib/dashboards.ts';
import { useTokens } from '#web/lib/session/use-session.ts';

/** Sends a person on to the dashboard of their primary role. */
export default function DashboardPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const roles = useTokens()?.roles;
  usePageHead(t('nav.dashboard'));
  useEffect(() => {
    if (roles) void navigate(dashboardOf(roles), { replace: true });
  }, [roles, navigate]);
  return <Loading text={t('redirecting')} />;
}
