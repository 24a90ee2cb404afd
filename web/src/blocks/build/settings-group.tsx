import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useId } from 'react';

/** Some rules of a quiz that belong together, beside their name where there is room. */
export function SettingsGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12rem minmax(0, 1fr)' }}
      columnGap="8"
      rowGap="4"
      py="7"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '2' }}
    >
      <Heading as="h3" size="md" id={id}>
        {title}
      </Heading>
      <Flex direction="column" gap="5" minW="0" css={{ '& select': { maxW: '24rem' } }}>
        {children}
      </Flex>
    </chakra.section>
  );
}
