import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TeacherRequestCard } from '#web/features/accounts/teacher-request-card.tsx';
import { LearnerDashboard } from '#web/features/progress/dashboard/learner-dashboard.tsx';
import '#web/features/progress/texts.ts';
import { useGreeting } from './use-greeting.ts';

// Who takes no quiz, and hands in nothing, loads nothing of them before the rest is there.
const DueAssignments = lazy(() => import('#web/features/assignments/list/due-assignments.tsx'));
const DueQuizzes = lazy(() => import('#web/features/quizzes/list/due-quizzes.tsx'));
const OwnTotals = lazy(() => import('#web/features/grades/list/own-totals.tsx'));

export default function StudentDashboardPage() {
  const { t } = useTranslation('progress');
  return (
    <PageBody>
      <PageHeading title={useGreeting()} lead={t('dashboardLead')} />
      <TeacherRequestCard />
      <Suspense>
        <DueAssignments />
        <DueQuizzes />
      </Suspense>
      <LearnerDashboard />
      <Suspense>
        <OwnTotals />
      </Suspense>
    </PageBody>
  );
}
