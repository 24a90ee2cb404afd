import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { PlaceTabs } from '#web/components/ui/place-tabs.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
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

/** What a marker sees of a review. */
const markersViews = ['submissions', 'board'] as const satisfies readonly ReviewView[];

/** What was handed in for one assignment, part by part; which part stands in the address. A marker sees what goes to them. */
export function AssignmentReview({ courseId, assignmentId }: AssignmentIds) {
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  const [params] = useSearchParams();
  const ids = { courseId, assignmentId };
  const { data, error } = useQuery(submissionQueries.sums(ids));
  if (isNotFound(error)) return <NotFoundPage />;
  const isMarkers = data?.can.edit === false;
  const views: readonly ReviewView[] = isMarkers ? markersViews : reviewViews;
  const view = views.find((one) => one === params.get('view')) ?? 'submissions';
  const title = data && local(data.assignment);
  const course = data && local(data.course);
  const from = isMarkers
    ? { label: t('queue.title'), to: paths.assignmentReview }
    : { label: t('assessment'), to: paths.courseAssessment(courseId) };
  return (
    <PageBody>
      <Crumbs places={[from]} />
      <PageHeading
        title={title?.text ?? t('assignment')}
        {...(title?.lang && { lang: title.lang })}
        {...(course && { of: course.text })}
      />
      <PlaceTabs
        label={t('views.label')}
        current={view}
        places={views.map((name) => ({
          name,
          words: t(`views.${name}`),
          to: reviewPath({ course: courseId, assignment: assignmentId, view: name }),
        }))}
      />
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
