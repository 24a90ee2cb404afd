import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from './faults.tsx';
import { anyDecimal, asStored, type Fits } from './fits.ts';
import type { Path } from './form-scope.ts';

type Props = {
  label: string;
  hint?: string;
  path: Path;
  value: string;
  onChange: (value: string) => void;
  fits?: Fits;
};

/** A number as people write it; what is none yet stays in the field, and is not taken. */
export function DecimalField({ label, hint, path, value, onChange, fits = anyDecimal }: Props) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(value);
  const isGood = fits(asStored(typed));
  return (
    <div>
      <ValueField
        label={label}
        {...(hint !== undefined && { hint })}
        value={isGood && asStored(typed) !== value ? value : typed}
        error={isGood ? undefined : t('form.numberWrong')}
        input={{ inputMode: 'decimal' }}
        onChange={(text) => {
          setTyped(text);
          const next = asStored(text);
          if (fits(next)) onChange(next);
        }}
      />
      <Faults path={path} />
    </div>
  );
}
