import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { useId } from 'react';

type Props<T extends string> = {
  legend: string;
  /** The legend is said by the heading above already. */
  quiet?: boolean;
  value: T;
  choices: readonly { value: T; label: string }[];
  onChoose: (value: T) => void;
};

const Choice = chakra('label', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    minH: '11',
    px: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'fg.gold', bg: 'bg.gold' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'fg.gold',
      outlineOffset: '2px',
    },
  },
});

/** One of a few, which holds as soon as it is chosen. */
export function Choices<T extends string>({
  legend,
  quiet = true,
  value,
  choices,
  onChoose,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset>
      <chakra.legend fontWeight="medium" mb="2.5" {...(quiet ? { srOnly: true } : {})}>
        {legend}
      </chakra.legend>
      <Flex gap="3" wrap="wrap">
        {choices.map((choice) => (
          <Choice key={choice.value}>
            <chakra.input
              type="radio"
              name={name}
              w="6"
              h="6"
              accentColor="gold.600"
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            {choice.label}
          </Choice>
        ))}
      </Flex>
    </fieldset>
  );
}
