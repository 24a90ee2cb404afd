import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';

type Props = {
  label: string;
  /** How much is chosen, in words. */
  chosen: string;
  children: ReactNode;
};

/** What has the focus scrolls clear of the bar, also what had it when the bar came (WCAG 2.4.11). */
function useClearOf(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return undefined;
    const root = document.documentElement;
    const below = Number.parseFloat(getComputedStyle(bar.current).bottom) || 0;
    root.style.scrollPaddingBottom = `${bar.current.offsetHeight + below + 8}px`;
    document.activeElement?.scrollIntoView({ block: 'nearest' });
    return () => {
      root.style.scrollPaddingBottom = '';
    };
  }, [bar]);
}

/** The actions on all that is chosen in a list, at the foot of the window. */
export function BulkToolbar({ label, chosen, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useClearOf(bar);
  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label={label}
      position="sticky"
      bottom={{ base: '16', md: '4' }}
      zIndex="docked"
      mt="4"
      p="2"
      ps="4"
      gap="2"
      align="center"
      wrap="wrap"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      boxShadow="lg"
    >
      <Text fontWeight="semibold" me="2">
        {chosen}
      </Text>
      {children}
    </Flex>
  );
}
