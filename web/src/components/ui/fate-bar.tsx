import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';

/** What becomes of something that is brought in. */
export type ShownFate = 'kept' | 'changed' | 'there' | 'dropped';

const Bar = chakra('div', {
  base: { display: 'flex', h: '3', borderRadius: 'full', overflow: 'hidden', gap: '2px', my: '4' },
});
const colors: Record<ShownFate, string> = {
  kept: 'green.600',
  changed: 'orange.500',
  there: 'blue.500',
  dropped: 'gray.400',
};

type Props = {
  /** Each with how many there are of it, in words too. */
  parts: readonly { fate: ShownFate; count: number; label: string }[];
};

/** How many of all are kept, changed or left out: figures that add up. */
export const FateBar = ({ parts }: Props) => (
  <>
    <Bar aria-hidden>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ fate, count }) => (
          <Box key={fate} bg={colors[fate]} flexGrow={count} flexBasis="0" />
        ))}
    </Bar>
    <Flex gap="5" rowGap="2" wrap="wrap" textStyle="sm" as="ul" listStyleType="none">
      {parts.map(({ fate, label }) => (
        <Flex as="li" key={fate} gap="2" align="center">
          <Box w="3" h="3" borderRadius="full" bg={colors[fate]} aria-hidden />
          {label}
        </Flex>
      ))}
    </Flex>
  </>
);
