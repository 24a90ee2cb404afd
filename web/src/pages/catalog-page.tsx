import { useInfiniteQuery, keepPreviousData } from '@tanstack/react-query';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { CatalogFilters } from '#web/features/courses/catalog-filters.tsx';
import { CatalogSearch } from '#web/features/courses/catalog-search.tsx';
import { CourseCard } from '#web/features/courses/course-card.tsx';
import { CourseGrid, CourseGridSkeleton } from '#web/features/courses/course-grid.tsx';
import { courseQueries } from '#web/features/courses/queries.ts';
import '#web/features/courses/texts.ts';
import { useCatalogFilters } from '#web/features/courses/use-catalog-filters.ts';

export default function CatalogPage() {
  const { t } = useTranslation('courses');
  const { filters, change, clear, any } = useCatalogFilters();
  const list = useInfiniteQuery({
    ...courseQueries.list(filters),
    placeholderData: keepPreviousData,
  });
  const first = list.data?.pages[0];
  const courses = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <PageBody>
      <PageHeading title={t('catalog.title')} lead={t('catalog.lead')} />
      <Flex direction="column" gap="4" mb="8">
        <CatalogSearch value={filters.q ?? ''} onSearch={(text) => change('q', text)} />
        <CatalogFilters filters={filters} facets={first?.facets} onChange={change} />
        <Flex align="center" gap="4" minH="9" wrap="wrap">
          <Text role="status" color="fg.muted">
            {first && !list.isError ? t('catalog.total', { count: first.total }) : ''}
          </Text>
          {any && (
            <Button variant="quiet" size="sm" onClick={clear}>
              {t('filters.clear')}
            </Button>
          )}
        </Flex>
      </Flex>
      {list.isPending && <CourseGridSkeleton label={t('catalog.loading')} />}
      {list.isError && first === undefined && (
        <ErrorState error={list.error} retry={() => void list.refetch()} />
      )}
      {first !== undefined && courses.length === 0 && (
        <EmptyState
          title={t('catalog.empty')}
          text={t(any ? 'catalog.emptySearch' : 'catalog.emptyText')}
          action={any && <Button onClick={clear}>{t('filters.clear')}</Button>}
        />
      )}
      {courses.length > 0 && (
        <CourseGrid>
          {courses.map((course) => (
            <CourseCard key={course.courseId} course={course} />
          ))}
        </CourseGrid>
      )}
      <LoadMore list={list} />
    </PageBody>
  );
}
