import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoveButtons, SmallButton } from '#web/questions/list/move-buttons.tsx';
import { stepOf } from '#web/questions/list/step-key.ts';
import { PointsInput } from '#web/blocks/build/points-input.tsx';
import './texts.ts';
import type { Slot } from './types.ts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '2.75rem minmax(0, 1fr)', md: '2.75rem minmax(0, 1fr) auto' },
    columnGap: '2',
    rowGap: '2',
    alignItems: 'start',
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});

export type SlotWays = {
  canUp: boolean;
  canDown: boolean;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
  onPoints: (points: number) => void;
};

type Props = SlotWays & {
  slot: Slot;
  /** "3", or "3–7". */
  numbers: string;
  /** What it is called for those who listen. */
  name: string;
  children: ReactNode;
};

/** A place of a quiz: its number, what it asks, what that is worth, and the ways to move and to remove it. */
export function SlotFrame({ slot, numbers, name, children, ...ways }: Props) {
  const { t } = useTranslation('quizBuilder');
  const { canUp, canDown, onStep, onRemove, onPoints } = ways;
  const id = `slot-${slot.slotId}`;
  return (
    <Row
      data-slot={slot.slotId}
      onKeyDown={(event) => {
        const step = stepOf(event);
        if (step === 0) return;
        event.preventDefault();
        onStep(step);
      }}
    >
      <chakra.span color="fg.muted" pt="2" fontVariantNumeric="tabular-nums">
        {numbers}
      </chakra.span>
      <chakra.div minW="0">
        <chakra.span id={id} srOnly>
          {name}
        </chakra.span>
        {children}
      </chakra.div>
      <Flex align="center" gap="1" gridColumn={{ base: '2', md: 'auto' }} justify="flex-end">
        <PointsInput label={t('pointsOf', { name })} value={slot.points} onChange={onPoints} />
        <chakra.span color="fg.muted" textStyle="sm" me="1">
          {t(slot.kind === 'draw' ? 'pointsEach' : 'points', { count: slot.points / 10_000 })}
        </chakra.span>
        <MoveButtons
          labelledBy={id}
          at={canUp ? 1 : 0}
          count={(canUp ? 1 : 0) + (canDown ? 2 : 1)}
          onMove={(to) => onStep(to > (canUp ? 1 : 0) ? 1 : -1)}
        />
        <SmallButton
          id={`${id}-drop`}
          aria-label={t('remove')}
          aria-labelledby={`${id}-drop ${id}`}
          onClick={onRemove}
        >
          <Icon name="close" size="4" />
        </SmallButton>
      </Flex>
    </Row>
  );
}
