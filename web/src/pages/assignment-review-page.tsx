import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { SubmissionQueue } from '#web/features/submissions/queue/submission-queue.tsx';
import '#web/features/submissions/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { QueueTabs } from './to-mark/queue-tabs.tsx';

const AssignmentReview = lazy(async () => ({
  default: (await import('./assignment-review/assignment-review.tsx')).AssignmentReview,
}));

/** What those who teach see of what was handed in: what waits in all their courses, or one assignment. */
export default function AssignmentReviewPage() {
  const { t } = useTranslation('submissions');
  const [params] = useSearchParams();
  const courseId = params.get('course');
  const assignmentId = params.get('assignment');
  if (courseId === null) return <Queue />;
  if (assignmentId === null) return <Navigate replace to={paths.courseAssessment(courseId)} />;
  return (
    <Suspense
      fallback={
        <PageBody>
          <RowsSkeleton label={t('loading')} />
        </PageBody>
      }
    >
      <AssignmentReview key={assignmentId} courseId={courseId} assignmentId={assignmentId} />
    </Suspense>
  );
}

function Queue() {
  const { t } = useTranslation('submissions');
  return (
    <PageBody>
      <PageHeading title={t('queue.title')} lead={t('queue.lead')} />
      <QueueTabs current="assignments" />
      <SubmissionQueue />
    </PageBody>
  );
}
