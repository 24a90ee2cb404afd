import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

export type MenuItem = {
  label: string;
  hint?: string;
  icon?: ReactNode;
  /** A keyboard shortcut that does the same. */
  keys?: string;
  onChoose: () => void;
};

const Panel = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '1.5',
    minW: '14rem',
    maxW: 'calc(100vw - 1rem)',
    maxH: '70dvh',
    overflowY: 'auto',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderRadius: 'l3',
    boxShadow: 'lg',
  },
});

const Item = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: '10',
    px: '3',
    py: '1.5',
    borderRadius: 'l1',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { outline: '2px solid {colors.fg.gold}', outlineOffset: '-2px' },
  },
});

const Quiet = chakra('span', { base: { color: 'fg.muted', textStyle: 'sm' } });

type Props = { label: string; anchor: HTMLElement; items: MenuItem[]; onClose: () => void };

/** A shortcut as keyboards have it written on them. */
const shown = (keys: string) =>
  keys.replace('ArrowUp', '↑').replace('ArrowDown', '↓').replaceAll('+', ' + ');

/** The distance of a menu from the window's edges, in pixels. */
const margin = 8;

/** Lays the menu under what it belongs to, or above where there is no room; toward the middle of the window. */
function lay(menu: HTMLElement, anchor: HTMLElement): void {
  const to = anchor.getBoundingClientRect();
  const { width, height } = menu.getBoundingClientRect();
  const below = to.bottom + height + margin <= innerHeight;
  const top = below ? to.bottom + 4 : Math.max(margin, to.top - height - 4);
  const wished = to.left + to.right < innerWidth ? to.left : to.right - width;
  const left = Math.min(Math.max(margin, wished), innerWidth - width - margin);
  menu.style.top = `${top}px`;
  menu.style.left = `${left}px`;
}

/**
 * The actions on one thing, over the page: the arrows move, Escape and a click elsewhere close it, and the focus goes
 * back to where it came from.
 */
export function Menu({ label, anchor, items, onClose }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    menu.showPopover();
    lay(menu, anchor);
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [anchor]);
  const close = () => {
    onClose();
    anchor.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const at = all.findIndex((item) => item === document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    event.stopPropagation();
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault();
      close();
    }
    if (to === undefined) return;
    event.preventDefault();
    all[(to + all.length) % all.length]?.focus();
  };
  return (
    <Panel
      ref={ref}
      popover="auto"
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={onKey}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      {items.map(({ label: words, hint, icon, keys, onChoose }) => (
        <Item
          key={words}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-keyshortcuts={keys}
          onClick={() => {
            close();
            onChoose();
          }}
        >
          {icon}
          <chakra.span flex="1">
            {words}
            {hint !== undefined && <Quiet display="block">{hint}</Quiet>}
          </chakra.span>
          {keys !== undefined && (
            <Quiet aria-hidden hideBelow="md">
              {shown(keys)}
            </Quiet>
          )}
        </Item>
      ))}
    </Panel>
  );
}
