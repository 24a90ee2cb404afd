import { Field } from '@chakra-ui/react/field';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  children: ReactNode;
};

/** A field's label, a hint, the field, and what is wrong with it. */
export function Labelled({ label, hint, error, required = false, children }: Props) {
  return (
    <Field.Root recipe={fieldSlotRecipe} invalid={error !== undefined} required={required}>
      <Field.Label>{label}</Field.Label>
      {hint !== undefined && <Field.HelperText fontSize="sm">{hint}</Field.HelperText>}
      {children}
      {error !== undefined && <Field.ErrorText fontSize="sm">{error}</Field.ErrorText>}
    </Field.Root>
  );
}
