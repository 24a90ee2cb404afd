import { Box } from '@chakra-ui/react/box';
import { CourseCover } from '#web/components/cover/course-cover.tsx';
import type { CourseCard } from '#web/course/types.ts';

/** A course's cover beside its name in a dense list; an empty place where there is no course any more. */
export function SmallCover({
  of,
}: {
  of: Pick<CourseCard, 'category' | 'title' | 'cover'> | null;
}) {
  return (
    <Box w="12" h="8" flexShrink="0" borderRadius="l1" overflow="hidden" bg="bg.muted">
      {of && <CourseCover course={of} ratio="3 / 2" />}
    </Box>
  );
}
