import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Select } from './select.ts';

type Props = {
  label: string;
  choices: readonly { value: string; label: string }[];
  /** Shown while nothing is chosen; without it, something always is. */
  prompt?: string;
  error?: string | undefined;
  field: UseFormRegisterReturn;
};

/** One of several, folded until it is opened. */
export function SelectField({ label, choices, prompt, error, field }: Props) {
  const id = useId();
  const wrong = error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-e` };
  return (
    <div>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" fontSize="sm" mb="1.5">
        {label}
      </chakra.label>
      <Select id={id} {...wrong} {...field}>
        {prompt !== undefined && <option value="">{prompt}</option>}
        {choices.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
      {error !== undefined && (
        <Text id={`${id}-e`} color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
    </div>
  );
}
