import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { CatalogSearch } from '#web/features/catalog/search/catalog-search.tsx';
import { CatalogTools, views } from '#web/features/catalog/search/catalog-tools.tsx';
import { FacetLists } from '#web/features/catalog/search/facet-lists.tsx';
import { FilterChips } from '#web/features/catalog/search/filter-chips.tsx';
import { NothingFound } from '#web/features/catalog/search/nothing-found.tsx';
import { useCatalogFilters } from '#web/features/catalog/search/use-catalog-filters.ts';
import { CourseCard } from '#web/features/catalog/course-card.tsx';
import { CourseGrid, CourseGridSkeleton } from '#web/features/catalog/course-grid.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import '#web/course/texts.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useRemembered } from '#web/lib/use-remembered.ts';
import { CardAction } from './catalog/card-action.tsx';
import { NothingPublished } from './nothing-published.tsx';

/** The search and its answer: of a misspelled search, for the one that was meant. */
type Answer = { total?: number | undefined; q?: string | undefined; corrected?: string | null };

/** The number of courses, of all or for what was looked for. */
function totalOf(t: TFunction<'catalog'>, { total: count, q, corrected }: Answer) {
  if (count === undefined) return '';
  const total = t('catalog.total', { count });
  if (q === undefined) return total;
  return typeof corrected === 'string'
    ? t('catalog.totalCorrected', { total, q, corrected })
    : t('catalog.totalFor', { total, q });
}

export default function CatalogPage() {
  const { t } = useTranslation('catalog');
  const state = useCatalogFilters();
  const { filters, change, chosen } = state;
  const [view, setView] = useRemembered('catalog-view', views);
  const [sheet, setSheet] = useState(false);
  const session = useSession();
  const signedIn = 'tokens' in session;
  const list = useInfiniteQuery({
    ...catalogQueries.list(filters),
    placeholderData: keepPreviousData,
  });
  const first = list.data?.pages[0];
  // The last known counts stay while a search fails: the way back out of a filter is not lost.
  const [counts, setCounts] = useState(first);
  if (first && first !== counts) setCounts(first);
  const courses = list.data?.pages.flatMap(({ items }) => items) ?? [];
  // The search belongs to the answer: else one that finds as many as the one before would be met with silence.
  const [answer, setAnswer] = useState<Answer>({
    total: first?.total,
    corrected: first?.corrected ?? null,
    q: filters.q,
  });
  if (first && !list.isPlaceholderData && (answer.total !== first.total || answer.q !== filters.q))
    setAnswer({ total: first.total, corrected: first.corrected, q: filters.q });
  const total = totalOf(t, list.isError ? {} : answer);
  // Nobody is asked to enroll before it is known who they are.
  const known = session.status !== 'loading';
  return (
    <PageBody>
      <PageHeading title={t('catalog.title')} lead={t('catalog.lead')} />
      <CatalogSearch value={filters.q ?? ''} onSearch={(text) => change('q', text)} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
        gap={{ base: '4', lg: '10' }}
        mt="6"
        alignItems="start"
      >
        <Box as="aside" aria-label={t('filters.title')} hideBelow="lg" pt="1">
          <FacetLists state={state} counts={counts} />
        </Box>
        <Box minW="0">
          <Flex align="center" gap="3" wrap="wrap" minH="10">
            <Button
              size="sm"
              variant="outline"
              hideFrom="lg"
              aria-haspopup="dialog"
              onClick={() => setSheet(true)}
            >
              <Icon name="filter" />
              {chosen.length === 0
                ? t('filters.title')
                : t('filters.open', { count: chosen.length })}
            </Button>
            <Text
              role="status"
              fontWeight="semibold"
              order={{ base: 3, md: 0 }}
              w={{ base: 'full', md: 'auto' }}
              minH="1lh"
            >
              {total}
            </Text>
            <CatalogTools state={state} view={view} onView={setView} />
          </Flex>
          <Box my="4">
            <FilterChips state={state} teachers={counts?.teachers} />
          </Box>
          {list.isPending && <CourseGridSkeleton label={t('catalog.loading')} layout={view} />}
          {list.isError && first === undefined && (
            <ErrorState error={list.error} retry={() => void list.refetch()} />
          )}
          {first !== undefined &&
            courses.length === 0 &&
            (state.any ? (
              <NothingFound state={state} suggestions={first.suggestions} />
            ) : (
              <NothingPublished />
            ))}
          {courses.length > 0 && (
            <Box opacity={list.isPlaceholderData ? 0.6 : 1} aria-busy={list.isPlaceholderData}>
              <CourseGrid layout={view}>
                {courses.map((course) => (
                  <CourseCard
                    key={course.courseId}
                    course={course}
                    layout={view}
                    matched={first?.matched}
                    action={known && <CardAction course={course} signedIn={signedIn} />}
                  />
                ))}
              </CourseGrid>
            </Box>
          )}
          {first !== undefined && courses.length > 0 && (
            <Text mt="8" textAlign="center" color="fg.muted" textStyle="sm">
              {t('catalog.shown', { shown: courses.length, total: first.total })}
            </Text>
          )}
          <LoadMore list={list} />
        </Box>
      </Grid>
      {sheet && (
        <Modal title={t('filters.title')} onClose={() => setSheet(false)}>
          <FacetLists state={state} counts={counts} />
          <Button w="full" onClick={() => setSheet(false)}>
            {t('filters.show', { total })}
          </Button>
        </Modal>
      )}
    </PageBody>
  );
}
