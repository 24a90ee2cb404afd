import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** How much is chosen, in words. */
  chosen: string;
  children: ReactNode;
};

/** The actions on all that is chosen in a list, at the foot of the window. */
export function BulkToolbar({ label, chosen, children }: Props) {
  return (
    <Flex
      role="toolbar"
      aria-label={label}
      position="sticky"
      bottom={{ base: '16', md: '4' }}
      zIndex="docked"
      mt="4"
      p="2"
      ps="4"
      gap="2"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Text fontWeight="semibold" me="2">
        {chosen}
      </Text>
      {children}
    </Flex>
  );
}
