import { Flex } from '@chakra-ui/react/flex';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import type { MenuItem } from '#web/components/ui/menu.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import '#web/features/courses/texts.ts';
import { ManagedCourses } from '#web/features/courses/managed/managed-courses.tsx';
import { courseQueries } from '#web/features/courses/queries.ts';
import type { TaughtCourse } from '#web/features/courses/types.ts';
import { CourseMenu } from '#web/features/transfer/course-menu.tsx';
import '#web/features/transfer/texts.ts';
import { paths } from '#web/lib/paths.ts';

const menuOf = (course: TaughtCourse, items: MenuItem[]) => (
  <CourseMenu course={course} items={items} />
);

/** The ways to another course: made here, or brought from elsewhere. */
function NewCourse() {
  const { t } = useTranslation(['courses', 'transfer']);
  return (
    <Flex gap="3" wrap="wrap" justify="center">
      <ButtonLink to={paths.createCourse}>
        <Icon name="plus" />
        {t('manage.create')}
      </ButtonLink>
      <ButtonLink to={paths.importCourse} variant="outline" aria-label={t('manage.import')}>
        {t('transfer:import.action')}
      </ButtonLink>
    </Flex>
  );
}

export default function ManageCoursesPage() {
  const { t } = useTranslation('courses');
  const { data } = useInfiniteQuery(courseQueries.taught());
  const none = data?.pages[0]?.items.length === 0;
  return (
    <PageBody>
      <Flex
        justify="space-between"
        align="flex-start"
        wrap="wrap"
        columnGap="6"
        mb={{ base: none ? '0' : '6', md: '2' }}
      >
        <PageHeading title={t('manage.title')} lead={t('manage.lead')} />
        {/* An empty list shows them in its place. */}
        {!none && <NewCourse />}
      </Flex>
      <ManagedCourses menu={menuOf} first={<NewCourse />} />
    </PageBody>
  );
}
