import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { CourseCard } from '#web/features/catalog/course-card.tsx';
import { CourseGrid } from '#web/features/catalog/course-grid.tsx';
import { CategoryTiles } from '#web/features/catalog/home/category-tiles.tsx';
import { StartingList } from '#web/features/catalog/home/starting-list.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import '#web/course/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { ShowcaseSkeleton } from './showcase-skeleton.tsx';

type SectionProps = { title: string; more?: ReactNode; children: ReactNode };

function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} mb="16" _last={{ mb: '4' }}>
      <Flex align="baseline" justify="space-between" gap="4" wrap="wrap" mb="6">
        <Heading as="h2" size="3xl" id={id}>
          {title}
        </Heading>
        {more}
      </Flex>
      {children}
    </Box>
  );
}

/** The courses to learn from: chosen ones, categories with their counts, what begins next. One request. */
export default function Showcase() {
  const { t } = useTranslation('catalog');
  const { data, error, isPending, refetch } = useQuery(catalogQueries.home());
  if (isPending) return <ShowcaseSkeleton />;
  if (data === undefined) return <ErrorState error={error} retry={() => void refetch()} />;
  const { featured, startingNext, categories, courses, teachers } = data;
  if (courses === 0) return <EmptyState title={t('home.empty')} text={t('home.emptyText')} />;
  return (
    <PageBody>
      <Section
        title={t('home.featured')}
        more={<TextLink to={paths.courses}>{t('home.all', { count: courses, teachers })}</TextLink>}
      >
        <CourseGrid>
          {featured.map((course) => (
            <CourseCard key={course.courseId} course={course} level="h3" />
          ))}
        </CourseGrid>
      </Section>
      <Section title={t('home.categories')}>
        <CategoryTiles categories={categories} />
      </Section>
      {startingNext.length > 0 && (
        <Section
          title={t('home.starting')}
          more={
            <TextLink to={`${paths.courses}?pace=scheduled&sort=start`}>
              {t('home.allStarting')}
            </TextLink>
          }
        >
          <StartingList courses={startingNext} />
        </Section>
      )}
    </PageBody>
  );
}
