import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { assignmentQueries } from '#web/blocks/assignment/queries.ts';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/assignments/texts.ts';
import { AssignmentScreen } from '#web/features/assignments/view/assignment-screen.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

// Who reviews the work of somebody else comes for that alone.
const ReviewScreen = lazy(() => import('#web/features/assignments/peers/review-screen.tsx'));
// How it counts is known by another answer, and comes with it.
const ItemWeight = lazy(() => import('#web/features/grades/own/item-weight.tsx'));

/** An assignment of one's own, under its name; or with `?review=` a work of somebody else that one reviews for it. */
export default function AssignmentPage() {
  const { assignmentId = '' } = useParams();
  const [params] = useSearchParams();
  const { t } = useTranslation('assignments');
  const { local } = useLanguage();
  const { data: page } = useQuery(assignmentQueries.page(assignmentId));
  const title = page && local(page.title);
  const taskId = params.get('review');
  const up = [
    { label: t('up'), to: paths.assignments },
    ...(page
      ? [
          {
            label: local(page.courseTitle).text,
            to: paths.content(page.courseId, page.moduleId, page.assignmentId),
          },
        ]
      : []),
  ];
  if (taskId !== null)
    return (
      <PageBody>
        <Crumbs
          places={[...up, { label: title?.text ?? t('title'), to: paths.assignment(assignmentId) }]}
        />
        <Suspense fallback={<Skeleton h="24rem" borderRadius="l3" />}>
          <ReviewScreen key={taskId} assignmentId={assignmentId} taskId={taskId} />
        </Suspense>
      </PageBody>
    );
  return (
    <PageBody width="middle">
      <Crumbs places={up} />
      <PageHeading
        title={title?.text ?? t('title')}
        of={t('title')}
        {...(title?.lang ? { lang: title.lang } : {})}
      />
      <AssignmentScreen
        key={assignmentId}
        assignmentId={assignmentId}
        weight={
          page && (
            <Suspense>
              <ItemWeight courseId={page.courseId} itemId={assignmentId} />
            </Suspense>
          )
        }
      />
    </PageBody>
  );
}
