import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';

/** A lesson before it is here, in its size. */
export function StageSkeleton({ label }: { label: string }) {
  return (
    <Flex direction="column" gap="4" role="status" aria-label={label}>
      <Skeleton h="3rem" w="70%" borderRadius="l2" />
      <Skeleton h="1.5rem" w="10rem" borderRadius="l2" />
      <Skeleton aspectRatio="16/9" borderRadius="l3" />
    </Flex>
  );
}
