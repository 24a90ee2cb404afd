import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useMedia } from '#web/lib/use-media.ts';
import { StageSkeleton } from './stage-skeleton.tsx';
import { useOutlineSide } from './use-outline-side.ts';

/** A lesson before anything of it is here: its place between the course and the margins, as it will be. */
export function LessonSkeleton({ label }: { label: string }) {
  const { open } = useOutlineSide(useMedia('(min-width: 62em)'));
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: open ? '18.5rem minmax(0, 1fr)' : '1fr' }}>
      {open && (
        <Flex
          hideBelow="lg"
          direction="column"
          gap="3"
          h="100dvh"
          bg="bg.panel"
          borderInlineEndWidth="1px"
          px="7"
          py="5"
        >
          <Skeleton h="12" mb="6" />
          {[0, 1, 2, 3, 4, 5].map((index) => (
            <Skeleton key={index} h="10" />
          ))}
        </Flex>
      )}
      <Box minW="0" px={{ base: '4', md: '8' }} pt={{ base: '4', md: '5' }} pb="12">
        <Box maxW="38rem" mx="auto" pt="16">
          <StageSkeleton label={label} />
        </Box>
      </Box>
    </Grid>
  );
}
