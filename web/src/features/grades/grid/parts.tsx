import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { headStyles } from './head-cell.tsx';
import { markStyles } from './mark-cell.tsx';

const line = {
  position: 'absolute',
  insetInlineStart: '0',
  top: '0',
  display: 'flex',
  justifyContent: 'space-between',
  minW: 'full',
  // Where a wide window leaves room between the last item and the total, the line goes on.
  _before: { content: '""', position: 'absolute', inset: '0', borderBottomWidth: '1px' },
  '&:hover > *, &:hover::before': { bg: 'bg.subtle' },
  '&[data-head]': { position: 'sticky', zIndex: '3' },
  '&[data-head]::before': { borderBottomWidth: '2px' },
  '&[data-head]:hover > *, &[data-head]::before': { bg: 'bg.panel' },
} as const;

const cell = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  px: '3',
  bg: 'bg.panel',
  borderBottomWidth: '1px',
  cursor: 'pointer',
  textAlign: 'start',
  minW: '0',
  '&[aria-selected]': { bg: 'bg.muted' },
  _focusVisible: { outline: '2px solid {colors.fg.gold}', outlineOffset: '-2px' },
  '&[data-cell=name]': {
    position: 'sticky',
    insetInlineStart: '0',
    zIndex: '2',
    borderInlineEndWidth: '1px',
    fontWeight: 'medium',
  },
  '&[data-cell=item]': { position: 'absolute', top: '0', justifyContent: 'flex-end' },
  '&[data-cell=total]': {
    position: 'sticky',
    insetInlineEnd: '0',
    w: 'var(--total)',
    zIndex: '2',
    borderInlineStartWidth: '1px',
    justifyContent: 'flex-end',
    fontWeight: 'semibold',
  },
  '&[role=columnheader]': {
    flexDirection: 'column',
    alignItems: 'stretch',
    justifyContent: 'space-between',
    py: '2',
    gap: '0',
    borderBottomWidth: '2px',
    fontWeight: 'medium',
    textStyle: 'sm',
  },
  '& > [data-cut]': { truncate: true },
  '& > [data-quiet]': { color: 'fg.muted', textStyle: 'sm' },
} as const;

/** The window that the grid is seen through. It says how all lines and cells look, which come and go as it scrolls. */
export const Viewport = chakra('div', {
  base: {
    position: 'relative',
    overflow: 'auto',
    h: 'calc(100dvh - 21rem)',
    minH: '24rem',
    maxH: 'max(24rem, calc(100dvh - 8rem))',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    overscrollBehavior: 'contain',
    // Clear of the bars above, and of the end of the window.
    scrollMarginTop: '24',
    scrollMarginBottom: '4',
    fontVariantNumeric: 'tabular-nums',
    '& [data-line]': line,
    '& [data-cell]': cell,
    ...headStyles,
    ...markStyles,
  },
});

export const Line = (props: ComponentProps<'div'>) => <div data-line="" {...props} />;

type CellProps = ComponentProps<'div'> & {
  place: 'name' | 'item' | 'total';
  'data-at'?: string;
};

export const Cell = ({ place, ...props }: CellProps) => <div data-cell={place} {...props} />;
