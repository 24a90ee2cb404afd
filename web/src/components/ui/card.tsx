import { chakra } from '@chakra-ui/react/styled-system';

/** A calm surface that groups what belongs together. */
export const Card = chakra('div', {
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    p: { base: '5', md: '6' },
  },
});
