import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { MailStop } from '#web/features/enrollments/mails/mail-stop.tsx';
import '#web/features/enrollments/mails/texts.ts';

/** The target of the link in a mail by which its reader ends such mails: no account is needed. */
export default function MailStopPage() {
  const { t } = useTranslation('mails');
  const { token = '' } = useParams();
  return (
    <PageBody width="form">
      <PageHeading title={t('title')} lead={t('lead')} />
      <MailStop token={token} />
    </PageBody>
  );
}
