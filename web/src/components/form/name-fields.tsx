import { Grid } from '@chakra-ui/react/grid';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './text-field.tsx';

type Name = 'firstName' | 'lastName';

type Props = {
  /** Registered where the form is, so that its first wrong field is the first on the page. */
  fields: Record<Name, UseFormRegisterReturn>;
  label: (name: Name) => string;
  /** The fault of a field, in words. */
  wrong: (name: Name) => string | undefined;
};

/** First and last name, side by side where there is room. */
export function NameFields({ fields, label, wrong }: Props) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
      <TextField
        label={label('firstName')}
        autoComplete="given-name"
        required
        field={fields.firstName}
        error={wrong('firstName')}
      />
      <TextField
        label={label('lastName')}
        autoComplete="family-name"
        required
        field={fields.lastName}
        error={wrong('lastName')}
      />
    </Grid>
  );
}
