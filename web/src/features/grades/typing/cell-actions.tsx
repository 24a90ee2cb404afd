import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import '../texts.ts';
import type { Cell, Hands } from './use-hands.tsx';

type Act = 'set' | 'clear' | 'missing' | 'excuse' | 'unexcuse' | 'label';

type Props = { cell: Cell; hands: Hands; onEdit: () => void };

/** What can be said of a cell by a button: all that keys say. */
export function CellActions({ cell, hands, onEdit }: Props) {
  const { t } = useTranslation('grades');
  const status = cell.before?.status ?? 'open';
  const canClear =
    cell.before?.isSet === true ||
    status === 'missing' ||
    (cell.item.kind === 'manual' && status === 'marked');
  // Of a quiz or an assignment, what stands there by itself was handed in.
  const canMiss =
    status !== 'missing' &&
    (cell.item.kind === 'manual' ||
      cell.before?.isSet === true ||
      (status !== 'marked' && status !== 'waiting'));
  const change = (to: Parameters<Hands['onChange']>[1]) => () => hands.onChange(cell, to);
  const acts: { says: Act; act: () => void }[] = [
    { says: 'set', act: onEdit },
    ...(canClear && status !== 'excused'
      ? [{ says: 'clear' as const, act: change({ do: 'clear' }) }]
      : []),
    ...(canMiss ? [{ says: 'missing' as const, act: change({ do: 'missing' }) }] : []),
    status === 'excused'
      ? { says: 'unexcuse', act: change({ do: 'unexcuse' }) }
      : { says: 'excuse', act: change({ do: 'excuse' }) },
    { says: 'label', act: () => hands.onLabel(cell) },
  ];
  return acts.map(({ says, act }) => (
    <Button key={says} size="sm" variant="outline" onClick={act}>
      {t(`act.${says}`)}
    </Button>
  ));
}
