import { NativeSelect } from '../form/native-select.tsx';

type Props = {
  label: string;
  value: string;
  choices: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

/** One of several, beside a list that it narrows. */
export function Chooser({ label, value, choices, onChoose }: Props) {
  return (
    <NativeSelect
      // Its longest choice may be wider than a small phone.
      place={{ w: 'auto', minW: '0', maxW: 'full', flex: { base: '1 1 auto', md: '0 0 auto' } }}
      aria-label={label}
      bg="bg.panel"
      borderColor="border.emphasized"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect>
  );
}
