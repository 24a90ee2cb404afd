import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';

type Props = {
  /** The name of what is loading, for those who do not see it. */
  label: string;
  rows?: number;
  /** The width of a row's state and its actions. */
  end?: string;
};

/** The place of some `CourseRow`s that are on their way, as large as they will be. */
export function CourseRowsSkeleton({ label, rows = 4, end = '10rem' }: Props) {
  return (
    <Box role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <Flex
          key={row}
          wrap="wrap"
          gap={{ base: '4', md: '6' }}
          align="center"
          py="4"
          borderTopWidth="1px"
        >
          <Flex flex="1 1 20rem" minW="0" gap="4" align="center">
            <Skeleton w="5.5rem" aspectRatio="3 / 2" borderRadius="l1" flexShrink="0" />
            <Box flex="1" minW="0">
              <Skeleton h="5" maxW="18rem" />
              <Skeleton h="4" mt="2" maxW="12rem" />
            </Box>
          </Flex>
          <Skeleton h="9" w={end} maxW="full" />
        </Flex>
      ))}
    </Box>
  );
}
