import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';

const Key = chakra('kbd', {
  base: {
    fontFamily: 'body',
    fontSize: 'sm',
    fontWeight: 'semibold',
    minW: '7',
    px: '2',
    py: '0.5',
    textAlign: 'center',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderBottomWidth: '2px',
    borderRadius: 'l1',
  },
});

/** Shortcuts, each with what it does. */
export const KeyList = ({
  rows,
}: {
  rows: readonly { what: string; keys: readonly string[] }[];
}) => (
  <chakra.dl>
    {rows.map(({ what, keys }) => (
      <Flex key={what} justify="space-between" align="center" gap="4" py="2" borderTopWidth="1px">
        <dt>{what}</dt>
        <Flex as="dd" gap="1.5" align="center">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
        </Flex>
      </Flex>
    ))}
  </chakra.dl>
);
