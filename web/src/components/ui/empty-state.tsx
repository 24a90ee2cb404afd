import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { OpenBook } from './open-book.tsx';

type Props = { title: string; text?: string; action?: ReactNode };

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({ title, text, action }: Props) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="4" py="12" px="4">
      <OpenBook />
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      {text !== undefined && (
        <Text color="fg.muted" maxW="48ch">
          {text}
        </Text>
      )}
      {action}
    </Flex>
  );
}
