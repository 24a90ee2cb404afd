import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Input } from './input.tsx';
import { Labelled } from './labelled.tsx';

type Props = Omit<ComponentProps<typeof Input>, 'size'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  field: UseFormRegisterReturn;
};

/** One line to fill in, with its label, a hint and what is wrong with it. */
export function TextField({ label, hint, error, field, required, ...input }: Props) {
  return (
    <Labelled label={label} hint={hint} error={error} required={required}>
      <Input size="lg" {...input} {...field} />
    </Labelled>
  );
}
