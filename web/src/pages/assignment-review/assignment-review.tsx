import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { PlaceTabs } from '#web/components/ui/place-tabs.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { structureQueries } from '#web/features/lessons/structure/queries.ts';
import { SubmissionList } from '#web/features/submissions/list/submission-list.tsx';
import { submissionQueries } from '#web/features/submissions/queries.ts';
import { reviewPath, type ReviewView, reviewViews } from '#web/features/submissions/review-path.ts';
import '#web/features/submissions/texts.ts';
import type { AssignmentIds } from '#web/features/submissions/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from '../not-found-page.tsx';

const NotSubmittedList = lazy(async () => ({
  default: (await import('#web/features/submissions/people/not-submitted-list.tsx'))
    .NotSubmittedList,
}));
const SubmissionBoard = lazy(() => import('#web/features/submissions/board/submission-board.tsx'));
const ReleaseList = lazy(async () => ({
  default: (await import('#web/features/submissions/releases/release-list.tsx')).ReleaseList,
}));
const PeerReviewList = lazy(() => import('#web/features/submissions/peers/peer-review-list.tsx'));
const ExtensionList = lazy(async () => ({
  default: (await import('#web/features/submissions/extensions/extension-list.tsx')).ExtensionList,
}));

type TabsProps = { ids: AssignmentIds; current: ReviewView; views: readonly ReviewView[] };

/** The parts of a review, each by its address. */
function ReviewTabs({ ids, current, views }: TabsProps) {
  const { t } = useTranslation('submissions');
  return (
    <PlaceTabs
      label={t('views.label')}
      current={current}
      places={views.map((view) => ({
        name: view,
        words: t(`views.${view}`),
        to: reviewPath({ course: ids.courseId, assignment: ids.assignmentId, view }),
      }))}
    />
  );
}

/** What a marker sees of a review. */
const markersViews = ['submissions', 'board'] as const satisfies readonly ReviewView[];

/** What goes to a marker of an assignment; there is no such page for anybody else. */
function MarkersReview({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  const { data, error } = useQuery(submissionQueries.sums(ids));
  const [params] = useSearchParams();
  const view = markersViews.find((one) => one === params.get('view')) ?? 'submissions';
  if (isNotFound(error)) return <NotFoundPage />;
  const title = data && local(data.assignment);
  const course = data && local(data.course);
  return (
    <PageBody>
      <Crumbs places={[{ label: t('queue.title'), to: paths.assignmentReview }]} />
      <PageHeading
        title={title?.text ?? t('assignment')}
        {...(title?.lang && { lang: title.lang })}
        {...(course && { of: course.text })}
      />
      <ReviewTabs ids={ids} current={view} views={markersViews} />
      <Suspense fallback={<RowsSkeleton label={t('loading')} />}>
        {view === 'board' ? <SubmissionBoard ids={ids} /> : <SubmissionList ids={ids} />}
      </Suspense>
    </PageBody>
  );
}

/** What was handed in for one assignment, part by part; which part stands in the address. */
export function AssignmentReview({ courseId, assignmentId }: AssignmentIds) {
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  const [params] = useSearchParams();
  const { data, error } = useQuery(structureQueries.get(courseId));
  const block = data?.blocks.find(({ blockId }) => blockId === assignmentId);
  const ids = { courseId, assignmentId };
  // Who marks in the course of somebody else sees nothing of it but what goes to them.
  if (isNotFound(error)) return <MarkersReview ids={ids} />;
  if (data && !block) return <NotFoundPage />;
  const view = reviewViews.find((one) => one === params.get('view')) ?? 'submissions';
  const title = block && local(block.title);
  const course = data && local(data.course.title);
  return (
    <PageBody>
      <Crumbs places={[{ label: t('assessment'), to: paths.courseAssessment(courseId) }]} />
      <PageHeading
        title={title?.text ?? t('assignment')}
        {...(title?.lang && { lang: title.lang })}
        {...(course && { of: course.text })}
      />
      <ReviewTabs ids={ids} current={view} views={reviewViews} />
      <Suspense fallback={<RowsSkeleton label={t('loading')} />}>
        {view === 'submissions' && <SubmissionList ids={ids} />}
        {view === 'board' && <SubmissionBoard ids={ids} />}
        {view === 'notSubmitted' && <NotSubmittedList ids={ids} />}
        {view === 'releases' && <ReleaseList ids={ids} />}
        {view === 'extensions' && <ExtensionList ids={ids} />}
        {view === 'peerReviews' && <PeerReviewList ids={ids} />}
      </Suspense>
    </PageBody>
  );
}
