import type { ComponentProps } from 'react';
import { Input } from '#web/components/form/input.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { Textarea } from '#web/components/form/textarea.tsx';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  lang?: string;
  value: string;
  onChange: (value: string) => void;
  /** Lines of its own: a text of several. */
  rows?: number;
  input?: Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'size'>;
};

/** Words that are saved while they are written. */
export function ValueField({ label, hint, error, lang, value, onChange, rows, input }: Props) {
  const shared = { lang, value, size: 'lg' } as const;
  return (
    <Labelled label={label} hint={hint} error={error}>
      {rows === undefined ? (
        <Input {...shared} {...input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
    </Labelled>
  );
}
