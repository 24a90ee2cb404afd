import { Field } from '@chakra-ui/react/field';
import { Textarea } from '@chakra-ui/react/textarea';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  label: string;
  hint?: string;
  error?: string | undefined;
  rows?: number;
  /** The language that is to be written in, where it may not be the page's. */
  lang?: string;
  field: UseFormRegisterReturn;
};

/** Several lines to fill in. */
export function TextAreaField({ label, hint, error, rows = 5, lang, field }: Props) {
  return (
    <Field.Root invalid={error !== undefined}>
      <Field.Label>{label}</Field.Label>
      {hint !== undefined && <Field.HelperText fontSize="sm">{hint}</Field.HelperText>}
      <Textarea
        rows={rows}
        lang={lang}
        size="lg"
        bg="bg.panel"
        // It grows with what is written, where the browser can: a text cut in the middle of a line reads badly.
        css={{ fieldSizing: 'content', minH: `calc(${rows}lh + 1.25rem)`, maxH: '70dvh' }}
        borderColor="border.emphasized"
        {...field}
      />
      {error !== undefined && <Field.ErrorText fontSize="sm">{error}</Field.ErrorText>}
    </Field.Root>
  );
}
