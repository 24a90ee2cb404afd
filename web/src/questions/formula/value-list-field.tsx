import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Faults } from '../form/faults.tsx';
import { asStored, shortDecimal } from '../form/fits.ts';
import type { Path } from '../form/form-scope.ts';

type Props = { path: Path; values: string[]; onChange: (values: string[]) => void };

const most = 100;

/** Numbers as they are written in one line; null: not each of them is one. */
function readValues(text: string): string[] | null {
  const values = text
    .split(/[;\s]+/)
    .filter((part) => part !== '')
    .map(asStored);
  return values.length <= most && values.every(shortDecimal) ? values : null;
}

/** The values that a variable may have. A comma belongs to a number: they stand apart by semicolons or spaces. */
export function ValueListField({ path, values, onChange }: Props) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(values.join('; '));
  const read = readValues(typed);
  return (
    <div>
      <ValueField
        label={t('form.values')}
        hint={t('form.valuesHint')}
        value={read !== null && read.join() !== values.join() ? values.join('; ') : typed}
        error={read === null ? t('form.valuesWrong') : undefined}
        onChange={(text) => {
          setTyped(text);
          const next = readValues(text);
          if (next !== null) onChange(next);
        }}
      />
      <Faults path={path} />
    </div>
  );
}
