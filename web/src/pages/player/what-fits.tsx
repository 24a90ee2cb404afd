import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { fittingCourses } from '#web/features/catalog/fitting/fitting-courses.ts';
import '#web/features/lessons/player/texts.ts';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import '#web/course/texts.ts';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { progressQueries } from '#web/features/progress/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

/** As many as one can choose between without searching. */
const most = 2;

/**
 * The courses that somebody could take after this one: nothing is shown while they are not known, nor if there are
 * none.
 */
export function WhatFits({ course }: { course: Pick<Lesson['course'], 'courseId' | 'category'> }) {
  const { t } = useTranslation(['player', 'catalog']);
  const { language } = useLanguage();
  const id = useId();
  const own = useInfiniteQuery(progressQueries.mine());
  const alike = useInfiniteQuery(catalogQueries.list({ category: course.category }));
  const home = useQuery(catalogQueries.home());
  if (!own.data || !alike.data) return null;
  const known = new Set(
    own.data.pages.flatMap(({ items }) => items.map(({ courseId }) => courseId)),
  );
  const all = [...alike.data.pages.flatMap(({ items }) => items), ...(home.data?.featured ?? [])];
  const fitting = fittingCourses(all, course, known, language).slice(0, most);
  return (
    <Box as="section" aria-labelledby={id} mt="6">
      <Heading as="h2" size="xl" id={id}>
        {t('finished.next')}
      </Heading>
      {fitting.map((fits) => (
        <CourseRow
          key={fits.courseId}
          course={fits}
          level="h3"
          meta={[
            t(`catalog:level.${fits.level}`),
            t('catalog:lessons', { count: fits.lessons }),
          ].join(' · ')}
        />
      ))}
      <TextLink to={paths.courses}>{t('finished.all')}</TextLink>
    </Box>
  );
}
