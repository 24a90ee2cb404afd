import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import { Select } from '#web/components/form/select.ts';

type Props<T extends string> = {
  label: string;
  hint?: string;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
};

/** One of several, taken at once. */
export function Choice<T extends string>({ label, hint, value, choices, onChange }: Props<T>) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" fontSize="sm" mb="1.5">
        {label}
      </chakra.label>
      <Select
        id={id}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }: { target: HTMLSelectElement }) => {
          const chosen = choices.find((one) => one.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </Select>
      {hint !== undefined && (
        <Text id={`${id}-hint`} textStyle="sm" color="fg.muted" mt="1">
          {hint}
        </Text>
      )}
    </div>
  );
}
