import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { coverInk } from '#web/lib/theme/covers.ts';
import { CourseCover, type Covered } from './course-cover.tsx';

/** The pattern fades before the words begin, so that they always stand on plain cloth. */
const Pattern = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineEnd: '0',
    insetBlock: '0',
    w: '46%',
    hideBelow: 'lg',
    maskImage: 'linear-gradient(to right, transparent, black 70%)',
  },
});

const Spine = chakra('div', {
  base: {
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '0',
    w: { base: '2', md: '4' },
    _before: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      insetBlock: '6',
      borderBlock: '5px double {colors.gold.300}',
    },
  },
});

type Props = { course: Covered; children: ReactNode };

/** A course's cover as wide as the page, with words on its cloth. */
export function ClothBand({ course, children }: Props) {
  const { category } = course;
  const light = coverInk(category, 'line');
  return (
    <Box position="relative" overflow="hidden" bg={coverInk(category, 'ground')}>
      <Pattern>
        <CourseCover course={course} ratio="fill" bare />
      </Pattern>
      <Spine bg={coverInk(category, 'spine')} />
      <Box
        position="relative"
        color="fg"
        css={{
          '--chakra-colors-fg': 'var(--chakra-colors-white)',
          '--chakra-colors-fg-muted': light,
          '--chakra-colors-fg-gold': 'var(--chakra-colors-gold-200)',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
