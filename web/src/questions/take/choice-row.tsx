import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { keysOf, letterOf } from './choice-keys.ts';

const Row = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    minH: '12',
    px: { base: '3', md: '4' },
    py: '3',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    cursor: 'pointer',
    transition: 'background-color 150ms ease-out, border-color 150ms ease-out',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': { borderColor: 'fg.gold', bg: 'bg.gold' },
    '&:has(:focus-visible)': {
      outlineWidth: '2px',
      outlineStyle: 'solid',
      outlineColor: 'fg.gold',
      outlineOffset: '2px',
    },
  },
});

type Props = {
  type: 'radio' | 'checkbox';
  name: string;
  /** Its place in the group. */
  at: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
};

/** An option that a learner may choose, with the letter that chooses it. */
export const ChoiceRow = ({ type, name, at, checked, onChange, children }: Props) => (
  <Row>
    <chakra.input
      type={type}
      name={name}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      aria-keyshortcuts={keysOf(at)}
      accentColor="gold.600"
      flexShrink="0"
      w="6"
      h="6"
      outline="none"
    />
    <chakra.span aria-hidden flexShrink="0" minW="4" color="fg.muted" fontWeight="semibold">
      {letterOf(at)}
    </chakra.span>
    <chakra.div flex="1" minW="0">
      {children}
    </chakra.div>
  </Row>
);
