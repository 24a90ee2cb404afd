import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type KeyboardEvent, useRef } from 'react';

const Tab = chakra('button', {
  base: {
    px: { base: '2', sm: '3' },
    minH: '10',
    fontWeight: 'semibold',
    color: 'fg.muted',
    cursor: 'pointer',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    '&[aria-selected=true]': { color: 'fg', borderColor: 'gold.500' },
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

/** Tabs of which one is open; the arrows move between them. */
export function TabList<T extends string>({ id, label, tabs, value, onChange }: Props<T>) {
  const list = useRef<HTMLDivElement>(null);
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
    <Flex ref={list} role="tablist" aria-label={label} onKeyDown={onKey} flex="1" wrap="wrap">
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
