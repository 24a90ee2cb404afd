import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Docked } from './docked.tsx';

type Props = {
  label: string;
  /** How much is chosen, in words. */
  chosen: string;
  children: ReactNode;
};

/** The actions on all that is chosen in a list, at the foot of the window. */
export const BulkToolbar = ({ label, chosen, children }: Props) => (
  <Docked
    role="toolbar"
    aria-label={label}
    mt="4"
    p="2"
    ps="4"
    gap="2"
    align="center"
    wrap="wrap"
    borderWidth="1px"
  >
    <Text fontWeight="semibold" me="2">
      {chosen}
    </Text>
    {children}
  </Docked>
);
