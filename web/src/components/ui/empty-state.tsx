import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

type Props = {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
  drawing?: DrawingName;
};

/** Nothing here yet: a drawing, one sentence, one action. */
export function EmptyState({ title, text, action, drawing = 'book' }: Props) {
  return (
    <Flex direction="column" align="center" textAlign="center" gap="4" py="12" px="4">
      <Drawing name={drawing} />
      <Heading as="h2" size="2xl" textWrap="balance">
        {title}
      </Heading>
      {text !== undefined && (
        <Text color="fg.muted" maxW="26em" textWrap="balance">
          {text}
        </Text>
      )}
      {action}
    </Flex>
  );
}
