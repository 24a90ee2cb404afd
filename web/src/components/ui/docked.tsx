import { Flex } from '@chakra-ui/react/flex';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef } from 'react';

/** What has the focus scrolls clear of the bar, also what had it when the bar came or grew (WCAG 2.4.11). */
function useClearOf(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const root = document.documentElement;
    const clear = () => {
      const below = Number.parseFloat(getComputedStyle(element).bottom) || 0;
      root.style.scrollPaddingBottom = `${element.offsetHeight + below + 8}px`;
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
    clear();
    const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(clear) : null;
    watch?.observe(element);
    return () => {
      watch?.disconnect();
      root.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

type Props = Omit<ComponentProps<typeof Flex>, 'ref' | 'css'> & {
  ref?: RefObject<HTMLDivElement | null>;
};

// At a zoom of 400 % all of it would leave no room for what it stands over: its first lines stay, the others scroll in it.
const inFewLines = { '@media (max-height: 22rem)': { maxH: '5.5rem', overflowY: 'auto' } } as const;

/** What stays in sight at the foot of the window, above the bar of a phone, for as long as it is there. */
export function Docked({ ref, ...props }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const bar = ref ?? own;
  useClearOf(bar);
  return (
    <Flex
      ref={bar}
      position="sticky"
      bottom={{ base: '16', md: '4' }}
      zIndex="docked"
      bg="bg.panel"
      borderRadius="l3"
      boxShadow="lg"
      css={inFewLines}
      {...props}
    />
  );
}
