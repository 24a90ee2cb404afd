import { chakra } from '@chakra-ui/react/styled-system';

/** The bounds of what was switched on above: side by side where there is room. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
    gap: '4',
    alignItems: 'start',
    ps: { base: '0', sm: '4' },
    pb: '4',
  },
});
