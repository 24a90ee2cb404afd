import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { type ReactNode, useId } from 'react';

/** A part of a long form under its own heading. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Flex
      as="section"
      aria-labelledby={id}
      direction="column"
      gap="6"
      pt="8"
      borderTopWidth="1px"
      _first={{ pt: '0', borderTopWidth: '0' }}
    >
      <Heading as="h2" size="xl" id={id}>
        {title}
      </Heading>
      {children}
    </Flex>
  );
}
