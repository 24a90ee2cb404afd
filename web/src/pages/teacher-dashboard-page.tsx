import { Heading } from '@chakra-ui/react/heading';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TaughtList } from '#web/features/courses/taught-list.tsx';
import '#web/features/courses/texts.ts';
import { useGreeting } from './use-greeting.ts';

export default function TeacherDashboardPage() {
  const { t } = useTranslation('courses');
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('taught.lead')} />
      <Heading as="h2" size="2xl" mb="5">
        {t('taught.title')}
      </Heading>
      <TaughtList />
    </PageBody>
  );
}
