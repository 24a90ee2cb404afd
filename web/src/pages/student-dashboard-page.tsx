import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TeacherRequestCard } from '#web/features/accounts/teacher-request-card.tsx';
import { LearnerDashboard } from '#web/features/progress/dashboard/learner-dashboard.tsx';
import '#web/features/progress/texts.ts';
import { useGreeting } from './use-greeting.ts';

export default function StudentDashboardPage() {
  const { t } = useTranslation('progress');
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('dashboardLead')} />
      <TeacherRequestCard />
      <LearnerDashboard />
    </PageBody>
  );
}
