import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { EnrolledList } from '#web/features/enrollments/enrolled-list.tsx';
import '#web/features/enrollments/texts.ts';
import { useGreeting } from './use-greeting.ts';

export default function StudentDashboardPage() {
  const { t } = useTranslation('enrollments');
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('dashboardLead')} />
      <Heading as="h2" size="2xl" mb="5">
        {t('title')}
      </Heading>
      <EnrolledList headings="h3" />
    </PageBody>
  );
}
