import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** Small fields beside each other, as many as there is room for. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Grid
    templateColumns="repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))"
    gap="4"
    alignItems="start"
  >
    {children}
  </Grid>
);
