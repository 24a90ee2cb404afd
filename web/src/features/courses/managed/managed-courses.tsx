import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { paths } from '#web/lib/paths.ts';
import '../authoring/texts.ts';
import { courseQueries } from '../queries.ts';
import type { TaughtCourse } from '../types.ts';
import { ManagedRow } from './managed-row.tsx';

type Props = {
  /** What else can be done with a course, by who composes the page. */
  more: (course: TaughtCourse) => ReactNode;
};

/** Every course of the signed-in teacher, with what can be done with it. */
export function ManagedCourses({ more }: Props) {
  const { t } = useTranslation('authoring');
  const list = useInfiniteQuery(courseQueries.taught());
  if (list.isPending) {
    return (
      <Stack gap="4" role="status" aria-label={t('manage.loading')}>
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} h="6rem" borderRadius="l3" />
        ))}
      </Stack>
    );
  }
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const courses = list.data.pages.flatMap(({ items }) => items);
  if (courses.length === 0) {
    return (
      <EmptyState
        title={t('manage.empty')}
        action={
          <ButtonLink to={paths.createCourse} variant="outline">
            {t('manage.create')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <Box as="ul" listStyleType="none">
        {courses.map((course) => (
          <Box as="li" key={course.courseId} borderTopWidth="1px">
            <ManagedRow course={course} more={more(course)} />
          </Box>
        ))}
      </Box>
      <LoadMore list={list} />
    </>
  );
}
