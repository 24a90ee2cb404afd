import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';

type Props = {
  /** By it the section names itself. */
  id: string;
  title: string;
  /** Beside the title: the way to all of it, or what can be done with it. */
  children?: ReactNode;
};

/** The head of a part of a page. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <Flex align="baseline" justify="space-between" gap="4" mb="3" wrap="wrap">
      <Heading as="h2" size="2xl" id={id}>
        {title}
      </Heading>
      {children}
    </Flex>
  );
}
