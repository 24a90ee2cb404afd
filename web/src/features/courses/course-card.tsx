import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { LinkBox, LinkOverlay } from '@chakra-ui/react/link';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseCover } from './course-cover.tsx';
import { CourseMeta } from './course-meta.tsx';
import './texts.ts';
import type { CourseCard as Card } from './types.ts';

/** A course of the catalogue; the whole card leads to it. */
export function CourseCard({ course }: { course: Card }) {
  const { t } = useTranslation('courses');
  const { local } = useLanguage();
  const title = local(course.title);
  const summary = local(course.summary);
  return (
    <LinkBox
      as="article"
      display="flex"
      flexDirection="column"
      h="full"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      overflow="hidden"
      _hover={{ borderColor: 'gold.500' }}
      _focusWithin={{ borderColor: 'gold.500' }}
    >
      <CourseCover category={course.category} title={title.text} />
      <Flex direction="column" gap="2" p="5" flex="1">
        <Text textStyle="sm" color="fg.gold" fontWeight="semibold">
          {t(`category.${course.category}`)}
        </Text>
        <Heading as="h2" size="xl" lang={title.lang} textWrap="balance">
          <LinkOverlay asChild>
            <Link to={paths.course(course.courseId)}>{title.text}</Link>
          </LinkOverlay>
        </Heading>
        <Text color="fg.muted" lang={summary.lang} flex="1">
          {summary.text}
        </Text>
        {course.teacher.name !== '' && (
          <Text textStyle="sm">{t('taughtBy', { name: course.teacher.name })}</Text>
        )}
        <Box pt="1">
          <CourseMeta course={course} />
        </Box>
      </Flex>
    </LinkBox>
  );
}
