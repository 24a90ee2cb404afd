import { useInfiniteQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRowsSkeleton } from '#web/components/ui/course-rows-skeleton.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { TaughtGrades } from './taught-grades.tsx';
import { courseQueries } from './queries.ts';
import { StateBadge } from '#web/course/state-badge.tsx';
import '#web/course/texts.ts';

/** The courses that the signed-in person owns; without one, the way to a first. */
export function TaughtList({ first }: { first: ReactNode }) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const list = useInfiniteQuery(courseQueries.taught());
  return (
    <PagedList
      list={list}
      loading={<CourseRowsSkeleton label={t('taught.loading')} end="11rem" />}
      empty={<EmptyState title={t('taught.empty')} action={first} />}
      failed={ErrorNote}
    >
      {(courses) => (
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
                <CourseRow
                  course={course}
                  level="h3"
                  meta={
                    <>
                      {facts.join(' · ')}
                      <TaughtGrades course={course} />
                    </>
                  }
                  to={paths.courseOverview(courseId)}
                >
                  <StateBadge state={state} />
                  <ButtonLink
                    to={paths.structure(courseId)}
                    size="sm"
                    variant="outline"
                    aria-label={t('taught.structureOf', { title: local(course.title).text })}
                  >
                    {t('taught.structure')}
                  </ButtonLink>
                </CourseRow>
              </Box>
            );
          })}
        </Box>
      )}
    </PagedList>
  );
}
