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

// How it counts is known by another answer, and comes with it.
const ItemWeight = lazy(() => import('#web/features/grades/own/item-weight.tsx'));

/** An assignment of one's own, under its name. */
export default function AssignmentPage() {
  const { assignmentId = '' } = useParams();
  const [params] = useSearchParams();
  const { t } = useTranslation('assignments');
  const { local } = useLanguage();
  const { data: page } = useQuery(assignmentQueries.page(assignmentId));
  const title = page && local(page.title);
  return (
    <PageBody {...(params.has('review') ? {} : { width: 'middle' })}>
      <Crumbs
        places={[
          { label: t('up'), to: paths.assignments },
          ...(page
            ? [
                {
                  label: local(page.courseTitle).text,
                  to: paths.content(page.courseId, page.moduleId, page.assignmentId),
                },
              ]
            : []),
        ]}
      />
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
