import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';

/** The place of some rows of a table that are on their way; on a phone they are cards. */
export function RowsSkeleton({ label }: { label: string }) {
  return (
    <Flex role="status" aria-label={label} direction="column" gap="3">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={row} h={{ base: '9rem', md: '14' }} borderRadius="l2" />
      ))}
    </Flex>
  );
}
