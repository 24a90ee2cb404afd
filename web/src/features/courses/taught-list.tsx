import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '@chakra-ui/react/badge';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { courseQueries } from './queries.ts';
import './texts.ts';

/** The courses that the signed-in person owns. */
export function TaughtList() {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const list = useInfiniteQuery(courseQueries.taught());
  if (list.isPending) return <Skeleton h="17rem" borderRadius="l3" />;
  if (list.isError && !list.data)
    return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const courses = list.data.pages.flatMap(({ items }) => items);
  if (courses.length === 0) return <EmptyState title={t('taught.empty')} />;
  return (
    <>
      <Box as="ul" listStyleType="none">
        {courses.map((course) => {
          const { courseId, code, state, students, lessons } = course;
          const facts = [
            code,
            t('lessons', { count: lessons }),
            t('students', { count: students }),
          ];
          return (
            <Box as="li" key={courseId} borderTopWidth="1px">
              <CourseRow course={course} level="h3" meta={facts.join(' · ')}>
                <Badge size="lg" colorPalette={state === 'published' ? 'green' : 'gray'}>
                  {t(`courseState.${state}`)}
                </Badge>
                <ButtonLink
                  to={paths.structure(courseId)}
                  size="sm"
                  variant="quiet"
                  aria-label={t('taught.structureOf', { title: local(course.title).text })}
                >
                  {t('taught.structure')}
                </ButtonLink>
              </CourseRow>
            </Box>
          );
        })}
      </Box>
      <LoadMore list={list} />
    </>
  );
}
