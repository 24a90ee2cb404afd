import { useState } from 'react';
import { TextField } from '#web/components/form/text-field.tsx';

type Props = {
  label: string;
  hint?: string;
  /** An instant; null: none is told. */
  value: string | null;
  onChange: (instant: string | null) => void;
};

const two = (number: number) => String(number).padStart(2, '0');

/** An instant as the browser's field has it: to the minute, in the reader's own time zone. */
function typedOf(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A day and a time of it. A year that is still being typed counts for nothing yet. */
export function MomentField({ label, hint, value, onChange }: Props) {
  const [typed, setTyped] = useState(() => typedOf(value));
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setTyped(typedOf(value));
  }
  const take = (text: string) => {
    setTyped(text);
    if (text === '') onChange(null);
    else if (/^2\d{3}-/.test(text)) onChange(new Date(text).toISOString());
  };
  return (
    <TextField
      label={label}
      {...(hint === undefined ? {} : { hint })}
      type="datetime-local"
      min="2000-01-01T00:00"
      max="2999-12-31T23:59"
      value={typed}
      field={{
        name: label,
        ref: () => undefined,
        onChange: async ({ target }: { target: { value: string } }) => take(target.value),
        onBlur: async () => undefined,
      }}
    />
  );
}
