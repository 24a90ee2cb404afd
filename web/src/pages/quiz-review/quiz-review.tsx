import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { AttemptList } from '#web/features/attempts/list/attempt-list.tsx';
import { reviewViews } from '#web/course/quiz-review-path.ts';
import { ReviewTabs } from '#web/features/attempts/review-tabs.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import '#web/features/attempts/texts.ts';
import type { QuizIds } from '#web/features/attempts/types.ts';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from '../not-found-page.tsx';

const NotBegunList = lazy(async () => ({
  default: (await import('#web/features/attempts/people/not-begun-list.tsx')).NotBegunList,
}));
const AnalysisPanel = lazy(async () => ({
  default: (await import('#web/features/attempts/analysis/analysis-panel.tsx')).AnalysisPanel,
}));
const RegradeList = lazy(async () => ({
  default: (await import('#web/features/attempts/regrades/regrade-list.tsx')).RegradeList,
}));
const ControlsPanel = lazy(async () => ({
  default: (await import('#web/features/attempts/controls/controls-panel.tsx')).ControlsPanel,
}));

/** The attempts at one quiz, part by part; which part stands in the address. */
export function QuizReview({ courseId, quizId }: QuizIds) {
  const { t } = useTranslation('attempts');
  const { local } = useLanguage();
  const [params] = useSearchParams();
  const [begun, setBegun] = useState<string | null>(null);
  const { data, error } = useQuery(structureQueries.get(courseId));
  const block = data?.blocks.find(({ blockId }) => blockId === quizId);
  if (isNotFound(error) || (data && !block?.facts.quiz)) return <NotFoundPage />;
  const ids = { courseId, quizId };
  const view = reviewViews.find((one) => one === params.get('view')) ?? 'attempts';
  const title = block && local(block.title);
  const course = data && local(data.course.title);
  return (
    <PageBody>
      <Crumbs places={[{ label: t('assessment.title'), to: paths.courseAssessment(courseId) }]} />
      <PageHeading
        title={title?.text ?? t('quiz')}
        {...(title?.lang && { lang: title.lang })}
        {...(course && { of: course.text })}
        part={quizId}
      />
      <ReviewTabs ids={ids} view={view} />
      <Suspense fallback={<RowsSkeleton label={t('loading')} />}>
        {(view === 'attempts' || view === 'toMark') && (
          <AttemptList key={view} ids={ids} title={title?.text ?? ''} waiting={view === 'toMark'} />
        )}
        {view === 'notBegun' && <NotBegunList ids={ids} />}
        {view === 'analysis' && <AnalysisPanel ids={ids} onBegun={setBegun} />}
        {view === 'regrades' && (
          <RegradeList ids={ids} begun={begun} onLed={() => setBegun(null)} />
        )}
        {view === 'controls' && <ControlsPanel ids={ids} />}
      </Suspense>
    </PageBody>
  );
}
