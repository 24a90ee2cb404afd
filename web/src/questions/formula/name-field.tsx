import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';

type Props = {
  label: string;
  value: string;
  taken: readonly string[];
  onChange: (name: string) => void;
};

const isName = (text: string) => /^[A-Za-z][A-Za-z0-9]{0,19}$/.test(text);

/** The name of a variable; what is none, or another one's, stays in the field and is not taken. */
export function NameField({ label, value, taken, onChange }: Props) {
  const { t } = useTranslation('questions');
  const [typed, setTyped] = useState(value);
  const wrong = (text: string) =>
    isName(text) ? (taken.includes(text) ? 'form.nameTaken' : null) : 'form.nameWrong';
  const problem = wrong(typed);
  return (
    <ValueField
      label={label}
      value={problem === null && typed !== value ? value : typed}
      error={problem === null ? undefined : t(problem)}
      input={{ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false, maxLength: 20 }}
      onChange={(text) => {
        setTyped(text);
        if (wrong(text) === null) onChange(text);
      }}
    />
  );
}
