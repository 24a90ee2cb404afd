import { chakra } from '@chakra-ui/react/styled-system';

/** The window that the grid is seen through. */
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
    fontVariantNumeric: 'tabular-nums',
  },
});

export const Line = chakra('div', {
  base: {
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
  },
});

export const Cell = chakra('div', {
  base: {
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
    _focusVisible: {
      outline: '2px solid {colors.fg.gold}',
      outlineOffset: '-2px',
    },
  },
  variants: {
    place: {
      name: {
        position: 'sticky',
        insetInlineStart: '0',
        zIndex: '2',
        borderInlineEndWidth: '1px',
        fontWeight: 'medium',
      },
      item: { position: 'absolute', top: '0', justifyContent: 'flex-end' },
      total: {
        position: 'sticky',
        insetInlineEnd: '0',
        zIndex: '2',
        borderInlineStartWidth: '1px',
        justifyContent: 'flex-end',
        fontWeight: 'semibold',
      },
    },
    head: {
      true: {
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'space-between',
        py: '2',
        gap: '0',
        borderBottomWidth: '2px',
        fontWeight: 'medium',
        textStyle: 'sm',
      },
    },
  },
});
