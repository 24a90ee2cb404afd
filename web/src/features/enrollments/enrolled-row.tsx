import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import type { EnrolledCourse } from './types.ts';

/** Where the reader goes on: the block they left, else the course's page. */
const continueAt = ({ courseId, resume }: EnrolledCourse) =>
  resume === null
    ? paths.course(courseId)
    : paths.content(courseId, resume.moduleId, resume.blockId);

/** An own course: how far it is, when it was last gone on with, and the way back in while there is one. */
export function EnrolledRow({ course, level }: { course: EnrolledCourse; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('enrollments');
  const { language, local } = useLanguage();
  const { completedAt, lastActivityAt, resume, can } = course;
  const label = completedAt ? 'review' : resume ? 'continue' : 'start';
  const when = completedAt
    ? t('completed', { date: formatDate(completedAt, language) })
    : lastActivityAt
      ? t('lastActivity', { date: formatDate(lastActivityAt, language) })
      : t('notBegun');
  return (
    <CourseRow
      course={course}
      level={level}
      open={can.learn}
      meta={can.learn ? when : t('putBack')}
    >
      <Box flex="1 1 14rem" maxW={{ md: '20rem' }}>
        <ProgressBar done={course.doneBlocks} total={course.lessons} />
      </Box>
      <Box minW="7.5rem">
        {can.learn && (
          <ButtonLink
            to={continueAt(course)}
            variant="outline"
            size="sm"
            w="full"
            aria-label={t('actionOn', { action: t(label), title: local(course.title).text })}
          >
            {t(label)}
          </ButtonLink>
        )}
      </Box>
    </CourseRow>
  );
}
