import { chakra } from '@chakra-ui/react/styled-system';

/** What a closed part of a page says of itself; high enough for a thumb. */
export const Summary = chakra('summary', {
  base: { cursor: 'pointer', minH: '11', py: '2', fontWeight: 'medium' },
});
