import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

const Box = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    flex: '1',
    minW: '0',
    minH: '13',
    ps: '4',
    pe: '2',
    bg: 'bg.panel',
    color: 'fg.muted',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l3',
    '&:has(input:focus-visible)': {
      outline: '2px solid {colors.fg.gold}',
      outlineOffset: '-1px',
    },
  },
});

const Input = chakra('input', {
  base: {
    flex: '1',
    minW: '0',
    h: '11',
    bg: 'transparent',
    color: 'fg',
    fontSize: 'lg',
    // The box around it shows the focus.
    _focusVisible: { outline: 'none' },
  },
});

type Props = Omit<ComponentProps<typeof Input>, 'type'> & { label: string };

/** A box to search with; its name is its label. */
export function SearchInput({ label, children, ...input }: Props) {
  return (
    <Box>
      <Icon name="search" />
      <Input type="search" aria-label={label} maxLength={100} {...input} />
      {children}
    </Box>
  );
}
