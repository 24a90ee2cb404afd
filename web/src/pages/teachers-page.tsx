import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { TeacherCard } from '#web/features/catalog/teachers/teacher-card.tsx';
import '#web/course/texts.ts';
import { paths } from '#web/lib/paths.ts';

export default function TeachersPage() {
  const { t } = useTranslation('catalog');
  const list = useInfiniteQuery(catalogQueries.teachers());
  return (
    <PageBody>
      <PageHeading title={t('teachers.title')} lead={t('teachers.lead')} />
      <PagedList
        list={list}
        loading={
          <Grid
            role="status"
            aria-label={t('teachers.loading')}
            templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
            gap="5"
          >
            {[0, 1, 2, 3].map((index) => (
              <Skeleton key={index} h="19.5rem" borderRadius="l3" />
            ))}
          </Grid>
        }
        empty={
          <EmptyState
            title={t('teachers.empty')}
            text={t('teachers.emptyText')}
            action={<ButtonLink to={paths.courses}>{t('filters.clear')}</ButtonLink>}
          />
        }
      >
        {(teachers) => (
          <Grid
            as="ul"
            listStyleType="none"
            templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))"
            gap="5"
          >
            {teachers.map((teacher) => (
              <li key={teacher.userId}>
                <TeacherCard teacher={teacher} />
              </li>
            ))}
          </Grid>
        )}
      </PagedList>
    </PageBody>
  );
}
