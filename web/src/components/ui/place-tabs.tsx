import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

const Place = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    color: 'fg.muted',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    _hover: { color: 'fg' },
    '&[aria-current]': { color: 'fg', borderColor: 'gold.500', fontWeight: 'semibold' },
  },
});

type Props = {
  label: string;
  places: readonly { name: string; words: string; to: string }[];
  /** The name of the one that is open. */
  current: string;
};

/** The ways to the parts of a page that have addresses; on a phone they scroll, with the open one in sight. */
export function PlaceTabs({ label, places, current }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !open) return;
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  return (
    <chakra.nav aria-label={label} mb="8" borderBottomWidth="1px">
      <Flex
        as="ul"
        ref={list}
        listStyleType="none"
        position="relative"
        mx="-3"
        overflowX="auto"
        scrollbarWidth="none"
      >
        {places.map(({ name, words, to }) => (
          <li key={name}>
            <Place to={to} aria-current={name === current ? 'page' : undefined}>
              {words}
            </Place>
          </li>
        ))}
      </Flex>
    </chakra.nav>
  );
}
