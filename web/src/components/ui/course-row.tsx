import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { CourseCover, type Covered } from '../cover/course-cover.tsx';
import { TitleLink } from './text-link.tsx';

type Props = {
  course: Covered & { courseId: string; title: LocalizedText };
  /** The heading's level, by where the row stands. */
  level: 'h2' | 'h3';
  meta: ReactNode;
  /** The target of its title; by default the course's page. */
  to?: string;
  /** Its state and its actions, at the end of the row. */
  children?: ReactNode;
};

/** A course in a list: its small cover, its title, one quiet line, and at the end its state and action. */
export function CourseRow({ course, level, meta, to, children }: Props) {
  const { local } = useLanguage();
  const title = local(course.title);
  return (
    <Flex as="article" wrap="wrap" gap={{ base: '4', md: '6' }} align="center" py="4">
      <Flex flex="1 1 20rem" minW="0" gap="4" align="center">
        <Box w="5.5rem" flexShrink="0" borderRadius="l1" overflow="hidden">
          <CourseCover course={course} ratio="3 / 2" />
        </Box>
        <Box minW="0">
          <Heading as={level} size="lg" lang={title.lang} lineHeight="1.3" textWrap="balance">
            <TitleLink to={to ?? paths.course(course.courseId)}>{title.text}</TitleLink>
          </Heading>
          <Text textStyle="sm" color="fg.muted" mt="0.5">
            {meta}
          </Text>
        </Box>
      </Flex>
      {children}
    </Flex>
  );
}
