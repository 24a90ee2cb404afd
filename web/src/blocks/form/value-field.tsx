import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import { Textarea } from '@chakra-ui/react/textarea';
import type { ComponentProps } from 'react';

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
  const shared = {
    lang,
    value,
    size: 'lg',
    bg: 'bg.panel',
    borderColor: 'border.emphasized',
  } as const;
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {hint !== undefined && <Field.HelperText fontSize="sm">{hint}</Field.HelperText>}
      {rows === undefined ? (
        <Input {...shared} {...input} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <Textarea {...shared} rows={rows} onChange={({ target }) => onChange(target.value)} />
      )}
      {error !== undefined && <Field.ErrorText fontSize="sm">{error}</Field.ErrorText>}
    </Field.Root>
  );
}
