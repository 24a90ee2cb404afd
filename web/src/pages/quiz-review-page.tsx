import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { MarkQueue } from '#web/features/attempts/queue/mark-queue.tsx';
import '#web/features/attempts/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { AttemptReview } from './quiz-review/attempt-review.tsx';
import { QuizReview } from './quiz-review/quiz-review.tsx';
import { QueueTabs } from './to-mark/queue-tabs.tsx';

/** What those who teach see of attempts: what waits in all their courses, one quiz, or one attempt. */
export default function QuizReviewPage() {
  const [params] = useSearchParams();
  const courseId = params.get('course');
  const quizId = params.get('quiz');
  if (courseId === null) return <Queue />;
  if (quizId === null) return <Navigate replace to={paths.courseAssessment(courseId)} />;
  const userId = params.get('person');
  const attemptId = params.get('attempt');
  if (params.get('view') === 'attempt' && userId !== null && attemptId !== null)
    return (
      <AttemptReview
        key={attemptId}
        ids={{ courseId, quizId, userId, attemptId }}
        all={params.get('all') === 'true'}
      />
    );
  return <QuizReview key={quizId} courseId={courseId} quizId={quizId} />;
}

function Queue() {
  const { t } = useTranslation('attempts');
  const learns = useTokens()?.roles.includes('students') === true;
  return (
    <PageBody>
      <PageHeading title={t('queue.title')} lead={t('queue.lead')} />
      <QueueTabs current="quizzes" />
      <MarkQueue />
      {learns && (
        <TextLink to={paths.quizzes} display="inline-block" mt="10">
          {t('queue.own')}
        </TextLink>
      )}
    </PageBody>
  );
}
