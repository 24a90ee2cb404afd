import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Card } from '#web/components/ui/card.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ForgotForm } from '#web/features/identity/forgot-form.tsx';
import '#web/features/identity/texts.ts';
import type { KeptLocation } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { pathAfterSignIn } from '#web/lib/session/path-after-sign-in.ts';
import { OnTheWay } from './on-the-way.tsx';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('identity');
  const { state } = useLocation();
  const navigate = useNavigate();
  const onSent = (email: string) => {
    // The page that they wanted comes along.
    const kept = state as Partial<KeptLocation> | null;
    void navigate(paths.resetPassword, { state: { ...kept, email } });
  };
  return (
    <PageBody width="form">
      <PageHeading title={t('forgot.title')} lead={t('forgot.lead')} />
      <OnTheWay path={pathAfterSignIn(state)} />
      <Card>
        <ForgotForm onSent={onSent} />
      </Card>
    </PageBody>
  );
}
