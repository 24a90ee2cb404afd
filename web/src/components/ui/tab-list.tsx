import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const Tab = chakra('button', {
  base: {
    px: { base: '2', sm: '3' },
    minH: '10',
    flexShrink: '0',
    whiteSpace: 'nowrap',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    '&[aria-selected=true]': { color: 'fg', borderColor: 'gold.500' },
    // What scrolls would cut an outline around a tab.
    _focusVisible: { outlineOffset: '-2px' },
  },
});

type Props<T extends string> = {
  /** Begins the ids: the tab's is this and its name, its panel's is this and `panel`. */
  id: string;
  label: string;
  tabs: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** Tabs of which one is open; the arrows move between them. Where they do not fit they scroll, with the open one in sight. */
export function TabList<T extends string>({ id, label, tabs, value, onChange }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = list.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!list.current || !open) return;
    list.current.scrollLeft = open.offsetLeft - (list.current.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + step + tabs.length) % tabs.length]?.value ?? value;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(id + next)}`)?.focus();
  };
  return (
    <Flex
      ref={list}
      role="tablist"
      aria-label={label}
      onKeyDown={onKey}
      flex="1 1 auto"
      minW="0"
      position="relative"
      overflowX="auto"
      scrollbarWidth="none"
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.value}
          id={id + tab.value}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={`${id}panel`}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </Tab>
      ))}
    </Flex>
  );
}
