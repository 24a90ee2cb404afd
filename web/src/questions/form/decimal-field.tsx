import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '#web/components/form/labelled.tsx';
import { NumberInput } from '../numbers/number-input.tsx';
import { Faults } from './faults.tsx';
import { anyDecimal, asStored, type Fits } from './fits.ts';
import type { Path } from './form-scope.ts';

type Props = {
  label: string;
  path: Path;
  value: string;
  onChange: (value: string) => void;
  fits?: Fits;
};

/** A number as people write it; what is none yet stays in the field, and is not taken. */
export function DecimalField({ label, path, value, onChange, fits = anyDecimal }: Props) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(value);
  const isGood = fits(asStored(typed));
  const shown = isGood && asStored(typed) !== value ? value : typed;
  return (
    <div>
      <Labelled label={label} error={isGood ? undefined : t('form.numberWrong')}>
        <NumberInput
          numbers={isGood ? [shown] : []}
          size="lg"
          value={shown}
          onChange={(text) => {
            setTyped(text);
            const next = asStored(text);
            if (fits(next)) onChange(next);
          }}
        />
      </Labelled>
      <Faults path={path} />
    </div>
  );
}
