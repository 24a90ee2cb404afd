import { NumberTake } from '../take/number-take.tsx';
import type { TakeProps } from '../take/take-props.ts';

export const FormulaTake = ({ asked, given, onChange }: TakeProps<'formula'>) => (
  <NumberTake
    asked={asked}
    given={given}
    onChange={(answer) => onChange(answer && { type: 'formula', ...answer })}
  />
);
