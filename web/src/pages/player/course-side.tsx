import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { CourseCover } from '#web/components/cover/course-cover.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { Missing } from '#web/features/lessons/player/missing.tsx';
import { PlayerOutline } from '#web/features/lessons/player/player-outline.tsx';
import type { Lesson } from '#web/features/lessons/player/types.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

type Props = { lesson: Lesson; current: string; onOpen?: () => void };

/** The course of a lesson: its cover and title, how far the reader is, and all its lessons. */
export function CourseSide({ lesson, current, onOpen }: Props) {
  const { local } = useLanguage();
  const { course, outline, enrollment, block } = lesson;
  const title = local(course.title);
  const states = enrollment?.state === 'active';
  const opening = onOpen ? { onOpen } : {};
  return (
    <Box>
      <Flex gap="3" px="3" align="center">
        <Box w="4.5rem" flexShrink="0" borderRadius="l1" overflow="hidden">
          <CourseCover course={course} ratio="3 / 2" />
        </Box>
        <Text fontSize="lg" lineHeight="1.3" minW="0" textWrap="balance">
          <TextLink
            to={paths.course(course.courseId)}
            lang={title.lang}
            color="fg"
            fontWeight="bold"
            textDecoration="none"
          >
            {title.text}
          </TextLink>
        </Text>
      </Flex>
      {states && (
        <Box my="4" px="3">
          <Missing courseId={course.courseId} outline={outline} {...opening} />
        </Box>
      )}
      <Box mt="4">
        <PlayerOutline
          courseId={course.courseId}
          outline={outline}
          current={current}
          states={states}
          open={states || block.can.edit}
          {...opening}
        />
      </Box>
    </Box>
  );
}
