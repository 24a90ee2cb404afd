import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** Before the lesson, where the course is; else after it. */
  start?: boolean;
  children: ReactNode;
};

/** A column beside the lesson that scrolls by itself. */
export function SideColumn({ label, start = false, children }: Props) {
  return (
    <Box
      as={start ? 'nav' : 'aside'}
      aria-label={label}
      position="sticky"
      top="0"
      h="100dvh"
      overflowY="auto"
      overscrollBehavior="contain"
      borderColor="border"
      borderInlineEndWidth={start ? '1px' : undefined}
      borderInlineStartWidth={start ? undefined : '1px'}
      bg="bg.panel"
      px="4"
      py="5"
      tabIndex={-1}
    >
      {children}
    </Box>
  );
}
