import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalSchema } from '#shared/questions/fields.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from './faults.tsx';
import type { Path } from './form-scope.ts';

type Props = { label: string; path: Path; value: string; onChange: (value: string) => void };

/** As it is stored: with a point, whichever was written. */
const asStored = (text: string) => text.trim().replace('−', '-').replace(',', '.');

/** A number as people write it; what is none yet stays in the field, and is not taken. */
export function DecimalField({ label, path, value, onChange }: Props) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(value);
  const isGood = decimalSchema.safeParse(asStored(typed)).success;
  return (
    <div>
      <ValueField
        label={label}
        value={isGood && asStored(typed) !== value ? value : typed}
        error={isGood ? undefined : t('form.numberWrong')}
        input={{ inputMode: 'decimal' }}
        onChange={(text) => {
          setTyped(text);
          const next = asStored(text);
          if (decimalSchema.safeParse(next).success) onChange(next);
        }}
      />
      <Faults path={path} />
    </div>
  );
}
