import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { NeighborsBar } from '#web/features/submissions/marking/neighbors-bar.tsx';
import { useNeighbors } from '#web/features/submissions/marking/use-neighbors.ts';
import { submissionQueries } from '#web/features/submissions/queries.ts';
import { listIn, reviewPath } from '#web/features/submissions/review-path.ts';
import '#web/features/submissions/texts.ts';
import { useSubmitterName } from '#web/features/submissions/use-submitter-name.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

const SubmissionView = lazy(async () => ({
  default: (await import('#web/features/submissions/marking/submission-view.tsx')).SubmissionView,
}));

/** One submission, under the name of who handed it in, with the ways to those before and after it. */
export default function SubmissionPage() {
  const { submissionId = '' } = useParams();
  const [params] = useSearchParams();
  const { t } = useTranslation('submissions');
  const { local } = useLanguage();
  const nameOf = useSubmitterName();
  const following = {
    all: params.get('all') === 'true',
    list: listIn(params.get('list')),
    from: params.get('from'),
    marker: params.get('marker'),
  };
  const { data: work, error, refetch } = useQuery(submissionQueries.work(submissionId));
  const ids = work ? { courseId: work.courseId, assignmentId: work.assignmentId } : null;
  const neighbors = useNeighbors(submissionId, ids, following);
  if (isNotFound(error)) return <NotFoundPage />;
  const title = work ? local(work.assignment) : null;
  const name = work ? nameOf(work) : null;
  return (
    <PageBody width="full">
      <Crumbs
        places={
          work
            ? [
                work.can.edit
                  ? { label: t('assessment'), to: paths.courseAssessment(work.courseId) }
                  : { label: t('queue.title'), to: paths.assignmentReview },
                {
                  label: title?.text ?? '',
                  to: reviewPath({
                    course: work.courseId,
                    assignment: work.assignmentId,
                    list: following.list,
                    marker: following.marker,
                  }),
                },
              ]
            : [{ label: t('queue.title'), to: paths.assignmentReview }]
        }
      />
      <PageHeading title={name ?? t('work.title')} of={title?.text ?? t('assignment')} />
      <NeighborsBar neighbors={neighbors} following={following} name={name ?? ''} />
      {error && !work && <ErrorState error={error} retry={() => void refetch()} />}
      {!error && !work && <RowsSkeleton label={t('work.loading')} />}
      {work && (
        <Suspense fallback={<RowsSkeleton label={t('work.loading')} />}>
          <SubmissionView
            key={submissionId}
            work={work}
            name={name ?? ''}
            following={following}
            neighbors={neighbors}
            onLinkEnded={() => void refetch()}
          />
        </Suspense>
      )}
    </PageBody>
  );
}
