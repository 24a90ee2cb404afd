import { useInfiniteQuery } from '@tanstack/react-query';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { EnrolledCourses } from './enrolled-courses.tsx';
import { NoCourses } from './no-courses.tsx';
import { progressQueries } from './queries.ts';
import './texts.ts';

/** Rows of the size of a course, while the courses are on their way. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="4">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} h={{ base: '11rem', md: '5rem' }} borderRadius="l2" />
      ))}
    </Flex>
  );
}

/** Every own course with progress, each with the way back in. */
export function EnrolledList() {
  const { t } = useTranslation('progress');
  const list = useInfiniteQuery(progressQueries.mine());
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const courses = list.data.pages.flatMap(({ items }) => items);
  if (!courses.some(({ state }) => state === 'active') && !list.hasNextPage) {
    return <NoCourses />;
  }
  return (
    <>
      <EnrolledCourses courses={courses} level="h2" />
      <LoadMore list={list} />
    </>
  );
}
