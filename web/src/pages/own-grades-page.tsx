import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { OwnGrades } from '#web/features/grades/own/own-grades.tsx';
import { ownGradeQueries } from '#web/course/own-grade-queries.ts';
import '#web/features/grades/own/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';

const OwnName = lazy(() => import('#web/features/accounts/own-name.tsx'));

/** One's own grades in a course. */
export default function OwnGradesPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation('ownGrades');
  const { local } = useLanguage();
  const {
    data: grades,
    dataUpdatedAt,
    error,
    refetch,
  } = useQuery(ownGradeQueries.ofCourse(courseId));
  return (
    <PageBody width="middle">
      <PageHeading
        title={t('title')}
        {...(grades && { of: local(grades.courseTitle).text })}
        {...(grades && { lead: local(grades.courseTitle).text })}
      />
      {grades ? (
        grades.items.length === 0 ? (
          <EmptyState title={t('empty')} text={t('emptyText')} />
        ) : (
          <OwnGrades
            grades={grades}
            at={dataUpdatedAt}
            owner={
              <Suspense>
                <OwnName />
              </Suspense>
            }
          />
        )
      ) : isNotFound(error) ? (
        <EmptyState
          drawing="lock"
          title={t('notIn')}
          text={t('notInText')}
          action={<ButtonLink to={paths.course(courseId)}>{t('toCourse')}</ButtonLink>}
        />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton h="28rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      )}
    </PageBody>
  );
}
