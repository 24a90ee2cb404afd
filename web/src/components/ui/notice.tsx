import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type Kind = 'info' | 'success' | 'warning' | 'error';

type Props = {
  kind?: Kind;
  /** Something else says it to screen readers, in other words or at another time. */
  silent?: boolean;
  children: ReactNode;
};

/** A few words that stay on the page: what happened, what is safe, what to do. */
export function Notice({ kind = 'info', silent = false, children }: Props) {
  return (
    <Box
      role={silent ? undefined : kind === 'error' ? 'alert' : 'status'}
      bg={`bg.${kind}`}
      borderInlineStartWidth="4px"
      borderColor={`border.${kind}`}
      borderRadius="l2"
      px="4"
      py="3"
    >
      {children}
    </Box>
  );
}
