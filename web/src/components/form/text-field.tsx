import { Field } from '@chakra-ui/react/field';
import { Input } from '@chakra-ui/react/input';
import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = Omit<ComponentProps<typeof Input>, 'size'> & {
  label: string;
  hint?: string;
  error?: string | undefined;
  field: UseFormRegisterReturn;
};

/** One line to fill in, with its label, a hint and what is wrong with it. */
export function TextField({ label, hint, error, field, required, ...input }: Props) {
  return (
    <Field.Root invalid={error !== undefined} required={required ?? false}>
      <Field.Label>{label}</Field.Label>
      {hint !== undefined && <Field.HelperText fontSize="sm">{hint}</Field.HelperText>}
      <Input size="lg" bg="bg.panel" borderColor="border.emphasized" {...input} {...field} />
      {error !== undefined && <Field.ErrorText fontSize="sm">{error}</Field.ErrorText>}
    </Field.Root>
  );
}
