import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseRowsSkeleton } from '#web/components/ui/course-rows-skeleton.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import '../texts.ts';
import { courseQueries } from '../queries.ts';
import { ManagedRow } from './managed-row.tsx';

type Props = Pick<ComponentProps<typeof ManagedRow>, 'menu'> & {
  /** The ways to a first course. */
  first: ReactNode;
};

/** Every course of the signed-in teacher, with what can be done with it. */
export function ManagedCourses({ menu, first }: Props) {
  const { t } = useTranslation('courses');
  const list = useInfiniteQuery(courseQueries.taught());
  return (
    <PagedList
      list={list}
      loading={<CourseRowsSkeleton label={t('manage.loading')} end="22rem" />}
      empty={<EmptyState title={t('manage.empty')} action={first} />}
    >
      {(courses) => (
        <Box as="ul" listStyleType="none">
          {courses.map((course) => (
            <Box as="li" key={course.courseId} borderTopWidth="1px">
              <ManagedRow course={course} menu={menu} />
            </Box>
          ))}
        </Box>
      )}
    </PagedList>
  );
}
