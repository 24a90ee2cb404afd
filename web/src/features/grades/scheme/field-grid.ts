import { chakra } from '@chakra-ui/react/styled-system';

/** Fields side by side where there is room. */
export const FieldGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
    gap: '4',
    alignItems: 'start',
  },
});
