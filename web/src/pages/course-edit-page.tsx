import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { mediaPanel } from '#web/features/media/media-panel-address.ts';
import { CourseForm } from '#web/features/courses/authoring/course-form.tsx';
import '#web/features/courses/texts.ts';
import { StateBadge } from '#web/features/catalog/state-badge.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import '#web/features/media/texts.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import { CoverPart } from './course-edit/cover-part.tsx';
import NotFoundPage from './not-found-page.tsx';

export default function CourseEditPage() {
  const { courseId = '' } = useParams();
  const { t } = useTranslation(['courses', 'media']);
  const { local } = useLanguage();
  const { data, error, isPending, refetch } = useQuery(catalogQueries.get(courseId));
  // Whose course it is not learns no more of it here than the API would tell.
  if (isNotFound(error) || data?.can.edit === false) return <NotFoundPage />;
  const title = data && local(data.course.title).text;
  return (
    <PageBody width="middle">
      <Crumbs places={[{ label: t('crumb'), to: paths.manageCourses }]} />
      <PageHeading
        title={title === undefined ? t('edit.untitled') : t('edit.title', { title })}
        description={t('edit.lead')}
        lead={
          <>
            {t('edit.lead')}
            <chakra.span display="flex" flexWrap="wrap" columnGap="5" rowGap="1" mt="2">
              {data && <StateBadge state={data.course.state} />}
              <TextLink to={paths.structure(courseId)}>{t('edit.structure')}</TextLink>
              <TextLink to={paths.course(courseId)}>{t('edit.open')}</TextLink>
              <TextLink to={paths.structure(courseId) + mediaPanel}>{t('media:open')}</TextLink>
            </chakra.span>
          </>
        }
      />
      {isPending && (
        <Skeleton h="48rem" borderRadius="l3" role="status" aria-label={t('edit.loading')} />
      )}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {data && (
        <>
          <CoverPart key={`cover-${courseId}`} course={data.course} />
          <CourseForm key={courseId} course={data.course} />
        </>
      )}
    </PageBody>
  );
}
