import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';

/** Under the band: what there is to read, and the card, which lies over the band's end and stays in sight. */
export function CourseColumns({ card, children }: { card: ReactNode; children: ReactNode }) {
  return (
    <Grid
      w="full"
      maxW="6xl"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pb={{ base: '8', md: '12' }}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      templateAreas={{ base: '"card" "body"', lg: '"body card"' }}
      columnGap="14"
      rowGap="10"
    >
      <Box gridArea="card" minW="0" mt={{ base: '-6', lg: '-11rem' }} position="relative">
        <Box position={{ lg: 'sticky' }} top={{ lg: '6' }}>
          {card}
        </Box>
      </Box>
      <Box gridArea="body" minW="0" pt={{ lg: '10' }}>
        {children}
      </Box>
    </Grid>
  );
}
