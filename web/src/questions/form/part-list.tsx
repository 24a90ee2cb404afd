import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoveButtons, SmallButton } from '../list/move-buttons.tsx';
import { moved } from '../list/moved.ts';
import { stepOf } from '../list/step-key.ts';
import { useSteadyFocus } from '../list/use-steady-focus.ts';
import { Faults } from './faults.tsx';
import type { Path } from './form-scope.ts';

const Row = chakra('li', {
  base: {
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg.subtle',
    // Parts of a part stand out from it.
    'li &': { bg: 'bg.panel' },
    px: { base: '3', md: '4' },
    py: '3',
  },
});

type Props<Part> = {
  legend: string;
  path: Path;
  parts: readonly Part[];
  idOf: (part: Part, at: number) => string;
  /** "Option 2". */
  nameOf: (place: number, part: Part) => string;
  /** Whether their order says something; false: they are not moved. */
  ordered?: boolean;
  most: number;
  add: string;
  make: () => Part;
  onChange: (parts: Part[]) => void;
  children: (part: Part, change: (part: Part) => void, at: number) => ReactNode;
};

/** Parts of a question: added, removed, and moved by buttons or by Alt and the arrows where they have an order. */
export function PartList<Part>(props: Props<Part>) {
  const { legend, path, parts, idOf, nameOf, ordered = true, most, add, make } = props;
  const { onChange, children } = props;
  const { t } = useTranslation('questions');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useSteadyFocus(list);
  const [said, setSaid] = useState('');
  const [added, setAdded] = useState(0);
  useEffect(() => {
    if (added > 0)
      list.current?.lastElementChild?.querySelector<HTMLElement>('[role=textbox], input')?.focus();
  }, [added]);
  const move = (from: number, to: number) => {
    if (to < 0 || to >= parts.length) return;
    keepFocus();
    onChange(moved(parts, from, to));
    setSaid(t('list.moved', { place: to + 1, count: parts.length }));
  };
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {legend}
      </chakra.legend>
      <Faults path={path} deep={false} />
      <chakra.ol ref={list} listStyleType="none" display="flex" flexDirection="column" gap="3">
        {parts.map((part, at) => {
          const key = idOf(part, at);
          return (
            <Row
              key={key}
              onKeyDown={(event) => {
                const step = stepOf(event);
                if (step === 0 || !ordered) return;
                event.preventDefault();
                // Where a part has parts of its own, only those move.
                event.stopPropagation();
                move(at, at + step);
              }}
            >
              <Flex align="center" justify="space-between" mb="1">
                <chakra.span id={`${id}-${key}`} fontWeight="medium" fontSize="sm">
                  {nameOf(at + 1, part)}
                </chakra.span>
                <Flex>
                  {ordered && (
                    <MoveButtons
                      labelledBy={`${id}-${key}`}
                      at={at}
                      count={parts.length}
                      onMove={(to) => move(at, to)}
                    />
                  )}
                  <SmallButton
                    id={`${id}-${key}-drop`}
                    aria-label={t('list.remove')}
                    aria-labelledby={`${id}-${key}-drop ${id}-${key}`}
                    onClick={() => {
                      onChange(parts.filter((_, place) => place !== at));
                      document.getElementById(`${id}-add`)?.focus();
                    }}
                  >
                    <Icon name="close" size="4" />
                  </SmallButton>
                </Flex>
              </Flex>
              <Flex direction="column" gap="3">
                {children(
                  part,
                  (next) => onChange(parts.map((one, place) => (place === at ? next : one))),
                  at,
                )}
              </Flex>
            </Row>
          );
        })}
      </chakra.ol>
      <Button
        id={`${id}-add`}
        size="sm"
        variant="outline"
        mt="3"
        aria-disabled={parts.length >= most}
        onClick={() => {
          if (parts.length >= most) return;
          onChange([...parts, make()]);
          setAdded(added + 1);
        }}
      >
        {add}
      </Button>
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </chakra.fieldset>
  );
}
