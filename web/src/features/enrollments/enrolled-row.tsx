import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ProgressBar } from '#web/components/ui/progress-bar.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
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

/** An own course: how far it is, when it was last gone on with, and the way back in. */
export function EnrolledRow({ course, level }: { course: EnrolledCourse; level: 'h2' | 'h3' }) {
  const { t } = useTranslation('enrollments');
  const { language, local } = useLanguage();
  const title = local(course.title);
  const { completedAt, lastActivityAt, resume } = course;
  const label = completedAt ? 'review' : resume ? 'continue' : 'start';
  const when = completedAt
    ? t('completed', { date: formatDate(completedAt, language) })
    : lastActivityAt
      ? t('lastActivity', { date: formatDate(lastActivityAt, language) })
      : t('notBegun');
  return (
    <Flex as="article" wrap="wrap" gap={{ base: '4', md: '8' }} align="center" py="5">
      <Box flex="1 1 18rem" minW="0">
        <Heading as={level} size="lg" lang={title.lang} lineHeight="1.3">
          <TextLink
            to={paths.course(course.courseId)}
            color="fg"
            fontWeight="semibold"
            textDecoration="none"
          >
            {title.text}
          </TextLink>
        </Heading>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {when}
        </Text>
      </Box>
      <Box flex="1 1 14rem" maxW={{ md: '20rem' }}>
        <ProgressBar done={course.doneBlocks} total={course.lessons} />
      </Box>
      <ButtonLink
        to={continueAt(course)}
        variant="outline"
        size="sm"
        minW="7.5rem"
        aria-label={t('actionOn', { action: t(label), title: title.text })}
      >
        {t(label)}
      </ButtonLink>
    </Flex>
  );
}
