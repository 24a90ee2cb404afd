import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseTotal } from './course-total.tsx';
import { gradeListQueries } from './queries.ts';
import './texts.ts';

/** What one has so far in each of one's courses, the one that was last worked in first. */
export function CourseTotals() {
  const { t } = useTranslation('gradeList');
  const { language } = useLanguage();
  const list = useInfiniteQuery(gradeListQueries.own());
  if (list.isPending)
    return (
      <Flex role="status" aria-label={t('loading')} direction="column" gap="4">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} h="7rem" borderRadius="l2" />
        ))}
      </Flex>
    );
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const { pages } = list.data;
  const courses = pages.flatMap(({ items }) => items);
  if (courses.length === 0 && !list.hasNextPage)
    return (
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={paths.courses}>{t('toCourses')}</ButtonLink>}
      />
    );
  return (
    <section aria-label={t('courses')}>
      <Box as="ul" listStyleType="none" borderBottomWidth="1px">
        {courses.map((course) => (
          <CourseTotal key={course.courseId} course={course} />
        ))}
      </Box>
      <LoadMore list={list} />
      <Text mt="4" textStyle="sm" color="fg.muted">
        {t('asOf', { when: formatMinute(pages[0]?.now ?? '', language) })}
      </Text>
    </section>
  );
}
