import { chakra } from '@chakra-ui/react/styled-system';

/** The levels of a criterion: as many side by side as there is room for, on a phone one below the other. */
export const Levels = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10.5rem), 1fr))',
    gap: '2',
    mt: '3',
    listStyleType: 'none',
  },
});

/** One of them. */
export const Level = chakra('li', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    px: '3',
    py: '2.5',
    minW: '0',
    '&[data-chosen]': { borderColor: 'fg.gold', bg: 'bg.gold' },
  },
});
