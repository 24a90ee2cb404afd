import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

const Check = chakra('input', {
  base: { w: '5', h: '5', mt: '0.5', flexShrink: 0, accentColor: 'gold.600' },
});

type Props = { chosen: readonly string[]; onChoose: (ids: string[]) => void };

/** The box by which one thing of a list is chosen. */
export function ChooseOne({ id, label, chosen, onChoose }: Props & { id: string; label: string }) {
  const isChosen = chosen.includes(id);
  return (
    <Check
      type="checkbox"
      aria-label={label}
      checked={isChosen}
      onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
    />
  );
}

/** The box by which all things of a list are chosen, or none any more. */
export function ChooseAll({
  all,
  chosen,
  onChoose,
  children,
}: Props & { all: readonly string[]; children: ReactNode }) {
  const isAll = all.length > 0 && all.every((id) => chosen.includes(id));
  return (
    <chakra.label display="inline-flex" gap="3" alignItems="center" minH="10">
      <Check type="checkbox" checked={isAll} onChange={() => onChoose(isAll ? [] : [...all])} />
      {children}
    </chakra.label>
  );
}
