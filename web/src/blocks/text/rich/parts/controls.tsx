import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

export const Control = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    fontWeight: 'medium',
    minW: '0',
    flexWrap: 'wrap',
  },
});

const field = {
  minH: '9',
  px: '2.5',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.emphasized',
  borderRadius: 'l1',
  fontWeight: 'normal',
  minW: '0',
} as const;

export const Line = chakra('input', { base: { ...field, flex: '1 1 12rem' } });
export const Choice = chakra('select', { base: field });
export const Lines = chakra('textarea', {
  base: { ...field, py: '1.5', flex: '1 1 16rem', fontFamily: 'mono' },
});
export const Tick = (props: ComponentProps<typeof chakra.input>) => (
  <chakra.input type="checkbox" accentColor="gold.600" w="5" h="5" {...props} />
);
