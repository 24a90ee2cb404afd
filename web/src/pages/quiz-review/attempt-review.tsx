import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { attemptQueries } from '#web/features/attempts/queries.ts';
import { reviewPath } from '#web/course/quiz-review-path.ts';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '#web/features/attempts/texts.ts';
import type { WorkIds } from '#web/features/attempts/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

const WorkView = lazy(async () => ({
  default: (await import('#web/features/attempts/marking/work-view.tsx')).WorkView,
}));

/** One attempt of somebody, under their name. */
export function AttemptReview({ ids, all }: { ids: WorkIds; all: boolean }) {
  const { t } = useTranslation('attempts');
  const { local } = useLanguage();
  const { data } = useQuery(attemptQueries.work(ids));
  const quiz = data ? local(data.quiz).text : t('quiz');
  const name = data && (data.name === '' ? t('nameless') : data.name);
  return (
    <PageBody width="middle">
      <Crumbs
        places={[
          { label: t('assessment.title'), to: paths.courseAssessment(ids.courseId) },
          { label: quiz, to: reviewPath({ course: ids.courseId, quiz: ids.quizId }) },
        ]}
      />
      <PageHeading title={name ?? t('work.title')} of={quiz} part={ids.attemptId} />
      <Suspense fallback={<RowsSkeleton label={t('loading')} />}>
        <WorkView key={ids.attemptId} ids={ids} all={all} />
      </Suspense>
    </PageBody>
  );
}
