import { chakra } from '@chakra-ui/react/styled-system';

type Props = {
  type?: 'radio' | 'checkbox';
  label: string;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** Something to tick about a part of a question. */
export const MarkField = ({ type = 'checkbox', label, name, checked, onChange }: Props) => (
  <chakra.label display="flex" gap="2.5" alignItems="center" minH="9" cursor="pointer">
    <chakra.input
      type={type}
      name={name}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      accentColor="gold.600"
      flexShrink="0"
      w="5"
      h="5"
    />
    <span>{label}</span>
  </chakra.label>
);
