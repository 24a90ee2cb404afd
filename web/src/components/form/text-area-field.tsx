import type { UseFormRegisterReturn } from 'react-hook-form';
import { Labelled } from './labelled.tsx';
import { Textarea } from './textarea.tsx';

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
    <Labelled label={label} hint={hint} error={error}>
      <Textarea
        rows={rows}
        lang={lang}
        size="lg"
        // It grows with what is written, where the browser can: a text cut in the middle of a line reads badly.
        css={{ fieldSizing: 'content', minH: `calc(${rows}lh + 1.25rem)`, maxH: '70dvh' }}
        {...field}
      />
    </Labelled>
  );
}
