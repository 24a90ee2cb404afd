import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import type { CourseDetail } from '#web/course/types.ts';
import '#web/features/courses/not-yours/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

type Props = {
  courseId: string;
  /** The screen of the course that it is. */
  title: string;
  lead?: string | ((detail: CourseDetail) => string);
  /** The way up, where it is not the course itself. */
  above?: ReactNode;
  width?: 'middle' | 'wide' | 'full';
  /** The words while the course is on its way. */
  loading: string;
  /** Stands there for who does not teach it; usually that it is not theirs. */
  renderOthers?: (detail: CourseDetail) => ReactNode;
  children: (detail: CourseDetail, title: string) => ReactNode;
};

/**
 * A screen of a course for those who teach it: one heading in all its states. Whose course it is not learns no more of
 * it here than the API would tell.
 */
export function OwnCourse({
  courseId,
  title,
  lead,
  above,
  width = 'wide',
  loading,
  renderOthers,
  children,
}: Props) {
  const { t } = useTranslation('notYours');
  const { local } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(catalogQueries.get(courseId));
  if (isNotFound(error)) return <NotFoundPage />;
  const name = data && local(data.course.title).text;
  const said = typeof lead === 'function' ? data?.can.edit && lead(data) : lead;
  return (
    <PageBody width={width}>
      {above}
      <PageHeading
        title={title}
        {...(name === undefined ? {} : { of: name })}
        lead={
          said ||
          (isPending && lead !== undefined ? (
            <Skeleton as="span" display="inline-block" w="14rem" h="5" />
          ) : undefined)
        }
      />
      {isPending && <Skeleton h="24rem" borderRadius="l3" role="status" aria-label={loading} />}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {data?.can.edit === false && renderOthers?.(data)}
      {data?.can.edit === false && !renderOthers && (
        <EmptyState
          drawing="lock"
          title={t('title')}
          text={t('text')}
          action={<ButtonLink to={paths.manageCourses}>{t('toManage')}</ButtonLink>}
        />
      )}
      {data?.can.edit && name !== undefined && children(data, name)}
    </PageBody>
  );
}
