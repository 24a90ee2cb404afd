import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { CourseRow } from '#web/components/ui/course-row.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import { isOpen, type EnrolledCourse, type OpenCourse } from './types.ts';

/** The place where the reader continues: the block they left, else the course's page. */
const continueAt = ({ courseId, resume }: EnrolledCourse) =>
  resume === null
    ? paths.course(courseId)
    : paths.content(courseId, resume.moduleId, resume.blockId);

type Level = { level: 'h2' | 'h3' };

/** An own course: how far it is, when it was last gone on with, and the way back in while there is one. */
export function EnrolledRow({ course, level }: Level & { course: EnrolledCourse }) {
  return isOpen(course) ? <OpenRow course={course} level={level} /> : <ShutRow level={level} />;
}

/** A course that is a draft again: it says that there is one, since what it has become is not told. */
function ShutRow({ level }: Level) {
  const { t } = useTranslation('progress');
  return (
    <Box as="article" py="4">
      <Heading as={level} size="lg" lineHeight="1.3">
        {t('shut')}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="0.5">
        {t('putBack')}
      </Text>
    </Box>
  );
}

function OpenRow({ course, level }: Level & { course: OpenCourse }) {
  const { t } = useTranslation('progress');
  const { language, local } = useLanguage();
  const { completedAt, lastActivityAt, resume } = course;
  const label = completedAt ? 'review' : resume ? 'continue' : 'start';
  const when = completedAt
    ? t('completed', { date: formatDate(completedAt, language) })
    : lastActivityAt
      ? t('lastActivity', { date: formatDate(lastActivityAt, language) })
      : t('notBegun');
  return (
    <CourseRow course={course} level={level} meta={when}>
      <Box flex="1 1 14rem" maxW={{ md: '20rem' }}>
        <ProgressBar done={course.doneBlocks} total={course.lessons} />
      </Box>
      <Box minW="7.5rem">
        <ButtonLink
          to={continueAt(course)}
          variant="outline"
          size="sm"
          w="full"
          aria-label={t('actionOn', { action: t(label), title: local(course.title).text })}
        >
          {t(label)}
        </ButtonLink>
      </Box>
    </CourseRow>
  );
}
