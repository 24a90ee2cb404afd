import { chakra } from '@chakra-ui/react/styled-system';
import { Select } from '#web/components/form/select.ts';

type Props<V extends string> = {
  label: string;
  value: V;
  choices: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
};

/** One of a few ways, folded until it is opened. */
export const SelectField = <V extends string>({ label, value, choices, onChange }: Props<V>) => (
  <chakra.label display="block" fontSize="sm" fontWeight="medium">
    {label}
    <Select
      mt="1.5"
      fontWeight="normal"
      value={value}
      onChange={({ target }) => onChange(target.value as V)}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </Select>
  </chakra.label>
);
