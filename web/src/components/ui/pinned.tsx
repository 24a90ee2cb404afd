import { Flex } from '@chakra-ui/react/flex';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/**
 * The height of what is pinned, for whatever else would stay at the head of the window: it stands below
 * `var(--pinned-height, 0px)`.
 */
const height = '--pinned-height';

type Props = Omit<ComponentProps<typeof Flex>, 'ref'> & { isPinned?: boolean };

/** What stays in sight at the head of the window, but for a low one, where it would cover what is written. */
export function Pinned({ isPinned = true, ...props }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element || !isPinned) return undefined;
    const { style } = document.documentElement;
    const measure = () => {
      const stays = getComputedStyle(element).position === 'sticky';
      style.setProperty(height, `${stays ? element.offsetHeight : 0}px`);
    };
    measure();
    addEventListener('resize', measure);
    const watch = 'ResizeObserver' in globalThis ? new ResizeObserver(measure) : null;
    watch?.observe(element);
    return () => {
      removeEventListener('resize', measure);
      watch?.disconnect();
      style.removeProperty(height);
    };
  }, [isPinned]);
  return (
    <Flex
      ref={bar}
      top="0"
      css={isPinned ? { '@media (min-height: 40rem)': { position: 'sticky' } } : {}}
      zIndex="docked"
      bg="bg"
      align="center"
      wrap="wrap"
      borderBottomWidth="1px"
      {...props}
    />
  );
}
