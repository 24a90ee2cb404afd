import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
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
  const isGood = (text: string) =>
    text === ''
      ? onEmpty !== undefined
      : /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return (
    <div>
      <ValueField
        label={label}
        value={typed}
        error={isGood(typed) ? undefined : t('form.wholeWrong', { least, most })}
        input={{ inputMode: 'numeric', maxW: '8rem' }}
        onChange={(text) => {
          setTyped(text);
          if (!isGood(text)) return;
          if (text === '') onEmpty?.();
          else onChange(Number(text));
        }}
      />
      <Faults path={path} />
    </div>
  );
}
