import { Box } from '@chakra-ui/react/box';
import type { ComponentProps } from 'react';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { NumberField } from './number-field.tsx';

type Props = Pick<ComponentProps<typeof NumberField>, 'least' | 'most'> & {
  label: string;
  hint?: string;
  /** What the number is called. */
  name: string;
  /** How it begins. */
  usual: number;
  /** null: there is none. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A number that there may be or not. */
export const OptionalNumber = ({ label, hint, name, usual, value, onChange, ...bounds }: Props) => (
  <Box>
    <SwitchRow
      label={label}
      {...(hint !== undefined && { hint })}
      on={value !== null}
      onChange={(on) => onChange(on ? usual : null)}
    />
    {value !== null && <NumberField label={name} value={value} onChange={onChange} {...bounds} />}
  </Box>
);
