import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Card } from '#web/components/ui/card.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ResetForm } from '#web/features/identity/reset-form.tsx';
import '#web/features/identity/texts.ts';
import { notify } from '#web/lib/notify.ts';
import { paths } from '#web/lib/paths.ts';

export default function ResetPasswordPage() {
  const { t } = useTranslation('identity');
  const { state } = useLocation();
  const navigate = useNavigate();
  const email: unknown = (state as { email?: unknown } | null)?.email;
  const onReset = () => {
    void notify('success', { title: t('passwordChanged') });
    void navigate(paths.home);
  };
  return (
    <PageBody width="form">
      <PageHeading title={t('reset.title')} lead={t('reset.lead')} />
      <Card>
        <ResetForm email={typeof email === 'string' ? email : ''} onReset={onReset} />
      </Card>
    </PageBody>
  );
}
