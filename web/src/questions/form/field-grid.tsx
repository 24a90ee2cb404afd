import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** Small fields beside each other, as many as there is room for. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box containerType="inline-size">
    <Grid
      templateColumns="repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))"
      gap="4"
      alignItems="start"
      // The words of a choice need the room of two fields, where two stand beside each other.
      css={{ '@container (min-width: 18rem)': { '& > :has(> select)': { gridColumn: 'span 2' } } }}
    >
      {children}
    </Grid>
  </Box>
);
