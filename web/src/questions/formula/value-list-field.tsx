import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Faults } from '../form/faults.tsx';
import { asStored, shortDecimal } from '../form/fits.ts';
import type { Path } from '../form/form-scope.ts';
import { NumberInput } from '../numbers/number-input.tsx';

type Props = { path: Path; values: string[]; onChange: (values: string[]) => void };

const most = 100;

const partsOf = (text: string) => text.split(/[;\s]+/).filter((part) => part !== '');

/** Numbers as they are written in one line; null: not each of them is one. */
function readValues(text: string): string[] | null {
  const values = partsOf(text).map(asStored);
  return values.length <= most && values.every(shortDecimal) ? values : null;
}

/** The values that a variable may have. A comma belongs to a number: they stand apart by semicolons or spaces. */
export function ValueListField({ path, values, onChange }: Props) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(values.join('; '));
  const read = readValues(typed);
  const shown = read !== null && read.join() !== values.join() ? values.join('; ') : typed;
  return (
    <div>
      <Labelled
        label={t('form.values')}
        hint={t('form.valuesHint')}
        error={read === null ? t('form.valuesWrong') : undefined}
      >
        <NumberInput
          numbers={read === null ? [] : partsOf(shown)}
          size="lg"
          inputMode="text"
          value={shown}
          onChange={(text) => {
            setTyped(text);
            const next = readValues(text);
            if (next !== null) onChange(next);
          }}
        />
      </Labelled>
      <Faults path={path} />
    </div>
  );
}
