import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { wholeOf } from '#web/lib/whole-number.ts';
import { Faults } from './faults.tsx';
import type { Path } from './form-scope.ts';

type Props = {
  label: string;
  path: Path;
  least: number;
  most: number;
  value: number | null;
  onChange: (value: number) => void;
  /** Where the field may be left empty. */
  onEmpty?: () => void;
};

/** A whole number; what is none yet stays in the field, and is not taken. */
export function WholeNumberField(props: Props) {
  const { label, path, least, most, value, onChange, onEmpty } = props;
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const numberOf = (text: string) => wholeOf(text, least, most);
  const isGood = (text: string) => (text === '' ? onEmpty !== undefined : numberOf(text) !== null);
  return (
    <div>
      <ValueField
        label={label}
        value={typed}
        error={isGood(typed) ? undefined : t('form.wholeWrong', { least, most })}
        input={{ inputMode: 'numeric', maxW: '8rem' }}
        onChange={(text) => {
          setTyped(text);
          const number = numberOf(text);
          if (number !== null) onChange(number);
          else if (text === '') onEmpty?.();
        }}
      />
      <Faults path={path} />
    </div>
  );
}
