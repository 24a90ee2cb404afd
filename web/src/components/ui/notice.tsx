import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type Kind = 'info' | 'success' | 'warning' | 'error';

/** A few words that stay on the page: what happened, what is safe, what to do. */
export function Notice({ kind = 'info', children }: { kind?: Kind; children: ReactNode }) {
  return (
    <Box
      role={kind === 'error' ? 'alert' : 'status'}
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
