import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Select } from '#web/components/form/select.ts';
import { MoveButtons } from '../list/move-buttons.tsx';
import { moved } from '../list/moved.ts';
import { stepOf } from '../list/step-key.ts';
import { useSteadyFocus } from '../list/use-steady-focus.ts';
import { AskedFrame } from '../take/asked-frame.tsx';
import type { TakeProps } from '../take/take-props.ts';
import { WrittenPart } from '../written.tsx';

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', md: '3' },
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
  },
});

/** Things to be put in their order: by a menu of places, by buttons, or by Alt and the arrows. */
export function OrderingTake({ asked, given, onChange }: TakeProps<'ordering'>) {
  const { t } = useTranslation('questions');
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useSteadyFocus(list);
  const [said, setSaid] = useState('');
  const items = given?.items ?? asked.items.map((item) => item.id);
  const count = items.length;
  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || to === from) return;
    keepFocus();
    onChange({ type: 'ordering', items: moved(items, from, to) });
    setSaid(t('list.moved', { place: to + 1, count }));
  };
  return (
    <AskedFrame asked={asked} legend={t('take.order')}>
      <chakra.ol ref={list} listStyleType="none" display="flex" flexDirection="column" gap="2">
        {items.map((itemId, at) => {
          const item = asked.items.find((one) => one.id === itemId);
          const name = `${id}-${itemId}`;
          return (
            <Row
              key={itemId}
              onKeyDown={(event) => {
                const step = stepOf(event);
                if (step === 0) return;
                event.preventDefault();
                move(at, at + step);
              }}
            >
              <Select
                id={`${name}-place`}
                aria-label={t('take.place')}
                aria-labelledby={`${name} ${name}-place`}
                w="auto"
                flexShrink="0"
                value={at}
                onChange={({ target }) => move(at, Number(target.value))}
              >
                {items.map((_, place) => (
                  <option key={place} value={place}>
                    {place + 1}
                  </option>
                ))}
              </Select>
              <chakra.div id={name} flex="1" minW="0">
                {item && <WrittenPart text={item.text} />}
              </chakra.div>
              <Flex direction={{ base: 'column', sm: 'row' }} flexShrink="0">
                <MoveButtons
                  labelledBy={name}
                  at={at}
                  count={count}
                  onMove={(to) => move(at, to)}
                />
              </Flex>
            </Row>
          );
        })}
      </chakra.ol>
      {given === null && count > 0 && (
        <Button
          size="sm"
          variant="outline"
          mt="3"
          onClick={() => onChange({ type: 'ordering', items })}
        >
          {t('take.keepOrder')}
        </Button>
      )}
      <chakra.p role="status" srOnly>
        {said}
      </chakra.p>
    </AskedFrame>
  );
}
