import { Skeleton } from '@chakra-ui/react/skeleton';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { OwnQuizzes } from '#web/features/quizzes/list/own-quizzes.tsx';
import '#web/features/quizzes/list/texts.ts';
import { paths } from '#web/lib/paths.ts';

const ReviewCard = lazy(() => import('#web/features/quizzes/review/review-card.tsx'));
// The ways to answer all types of questions come with the first one that is asked.
const DailyReview = lazy(() => import('#web/features/quizzes/review/daily-review.tsx'));

/** One's quizzes, or with `?view=review` the daily review of what was missed in them. */
export default function QuizzesPage() {
  const { t } = useTranslation('ownQuizzes');
  const [params] = useSearchParams();
  if (params.get('view') === 'review')
    return (
      <PageBody width="middle">
        <Crumbs places={[{ label: t('results.up'), to: paths.quizzes }]} />
        <PageHeading title={t('review.title')} part="review" />
        <Suspense fallback={<Skeleton h="20rem" borderRadius="l3" />}>
          <DailyReview />
        </Suspense>
      </PageBody>
    );
  return (
    <PageBody>
      <PageHeading title={t('title')} lead={t('lead')} />
      <OwnQuizzes />
      <Suspense>
        <ReviewCard />
      </Suspense>
    </PageBody>
  );
}
