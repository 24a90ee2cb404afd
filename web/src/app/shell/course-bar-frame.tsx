import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

/** The room of a course's bar, which is there before what it holds: nothing below it moves. */
export function CourseBarFrame({ children }: { children?: ReactNode }) {
  return (
    <Box
      px={{ base: '4', md: '8' }}
      borderBottomWidth="1px"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      minH={{ base: '5.5rem', xl: '2.625rem' }}
    >
      {children}
    </Box>
  );
}
