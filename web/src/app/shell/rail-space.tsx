import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useRemembered } from '#web/lib/use-remembered.ts';

/** The width of the rail: folded by choice, or because the screen is narrow. */
export const useRailWidth = () => useRemembered('rail', ['wide', 'folded']);

const Space = chakra('div', {
  base: {
    hideBelow: 'md',
    position: 'sticky',
    top: '0',
    h: '100dvh',
    w: '4.5rem',
    flexShrink: '0',
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    px: '3',
    py: '3',
    overflowY: 'auto',
    overflowX: 'hidden',
  },
  variants: { wide: { true: { lg: { w: '15rem' } } } },
});

/** The place of the rail, with the rail in it once that is here. */
export function RailSpace({ wide, children }: { wide?: boolean; children?: ReactNode }) {
  const [width] = useRailWidth();
  return <Space wide={wide ?? width === 'wide'}>{children}</Space>;
}
