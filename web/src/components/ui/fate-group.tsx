import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useState } from 'react';
import { Summary } from './summary.tsx';

type Props = {
  /** How many there are. */
  label: string;
  /** What that means for them. */
  lead: string;
  open: boolean;
  /** Rows of a list. */
  children: ReactNode;
};

/** All that has one fate, named one by one for whoever wants to know: thousands of rows are made when they are asked for. */
export function FateGroup({ label, lead, open, children }: Props) {
  const [wasOpen, setWasOpen] = useState(open);
  return (
    <details open={open} onToggle={() => setWasOpen(true)}>
      <Summary>
        {label}
        <Text as="span" color="fg.muted" fontWeight="normal">
          {' '}
          – {lead}
        </Text>
      </Summary>
      <Box as="ul" listStyleType="none">
        {wasOpen && children}
      </Box>
    </details>
  );
}
