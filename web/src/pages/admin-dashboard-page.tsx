import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TeacherRequests } from '#web/features/accounts/teacher-requests.tsx';
import '#web/features/accounts/texts.ts';
import { useGreeting } from './use-greeting.ts';

export default function AdminDashboardPage() {
  const { t } = useTranslation('accounts');
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('requests.lead')} />
      <Heading as="h2" size="2xl" mb="5">
        {t('requests.title')}
      </Heading>
      <TeacherRequests />
    </PageBody>
  );
}
