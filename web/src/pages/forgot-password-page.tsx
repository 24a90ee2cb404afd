import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Card } from '#web/components/ui/card.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { ForgotForm } from '#web/features/identity/forgot-form.tsx';
import '#web/features/identity/texts.ts';
import { paths } from '#web/lib/paths.ts';

export default function ForgotPasswordPage() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  return (
    <PageBody width="form">
      <PageHeading title={t('forgot.title')} lead={t('forgot.lead')} />
      <Card>
        <ForgotForm onSent={(email) => void navigate(paths.resetPassword, { state: { email } })} />
      </Card>
    </PageBody>
  );
}
