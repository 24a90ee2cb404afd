import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * The first line of what a look or a press came to. It takes the focus, so that the report is read from its beginning, and
 * not from the button at its end that acts on it.
 */
export function ReportLead({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <Text
      ref={ref}
      tabIndex={-1}
      outline="none"
      fontWeight="semibold"
      // Beneath the head of a dialog, which stays in sight.
      scrollMarginTop="20"
    >
      {children}
    </Text>
  );
}
