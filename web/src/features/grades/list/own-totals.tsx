import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseTotal } from './course-total.tsx';
import { gradeListQueries } from './queries.ts';
import './texts.ts';

/** How many courses are named here. */
const most = 3;

/** What one's released marks come to in the courses that one works in; nothing where nothing was released yet. */
export default function OwnTotals() {
  const { t } = useTranslation('gradeList');
  const { language } = useLanguage();
  const page = useInfiniteQuery(gradeListQueries.own()).data?.pages[0];
  const courses = (page?.items ?? [])
    .filter(({ total }) => total !== null && total.shown !== null)
    .slice(0, most);
  if (!page || courses.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="own-totals" mt="12">
      <SectionHead id="own-totals" title={t('dashboard.title')}>
        <TextLink to={paths.studentGrades}>{t('dashboard.all')}</TextLink>
      </SectionHead>
      <Box as="ul" listStyleType="none">
        {courses.map((course) => (
          <CourseTotal key={course.courseId} course={course} />
        ))}
      </Box>
      <Text textStyle="sm" color="fg.muted">
        {t('asOf', { when: formatMinute(page.now, language) })}
      </Text>
    </Box>
  );
}
