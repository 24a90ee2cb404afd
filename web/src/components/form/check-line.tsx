import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

const Tick = chakra('input', {
  base: { w: '6', h: '6', flexShrink: 0, accentColor: 'gold.600' },
});

const Line = chakra('label', {
  base: { display: 'flex', gap: '3', alignItems: 'center', cursor: 'pointer' },
});

type Props = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  children: ReactNode;
  /** How the line lies among others. */
  line?: ComponentProps<typeof Line>;
};

/** A box to tick with its words, all of which can be pressed. */
export const CheckLine = ({ children, line, ...box }: Props) => (
  <Line {...line}>
    <Tick type="checkbox" {...box} />
    {children}
  </Line>
);
