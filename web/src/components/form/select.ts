import { chakra } from '@chakra-ui/react/styled-system';

/** A choice of one of several, folded until it is opened. */
export const Select = chakra('select', {
  base: {
    w: 'full',
    minH: '11',
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    '&[aria-invalid]': { borderColor: 'border.error' },
  },
});
