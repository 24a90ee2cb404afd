import { NumberTake } from '../take/number-take.tsx';
import type { TakeProps } from '../take/take-props.ts';

export const NumericTake = ({ asked, given, onChange }: TakeProps<'numeric'>) => (
  <NumberTake
    asked={asked}
    given={given}
    onChange={(answer) => onChange(answer && { type: 'numeric', ...answer })}
  />
);
