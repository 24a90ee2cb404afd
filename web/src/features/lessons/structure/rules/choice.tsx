import { SelectField } from '#web/components/form/select-field.tsx';

type Props = {
  label: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** One of several, taken at once. */
export function Choice({ label, value, choices, onChange }: Props) {
  const field = {
    name: label,
    ref: () => undefined,
    onBlur: async () => undefined,
    onChange: async ({ target }: { target: { value: string } }) => onChange(target.value),
    value,
  };
  return <SelectField label={label} choices={choices} field={field} />;
}
