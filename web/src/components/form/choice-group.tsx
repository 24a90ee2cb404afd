import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = {
  legend: string;
  choices: readonly { value: string; label: string; hint?: string }[];
  error?: string | undefined;
  field: UseFormRegisterReturn;
  /** As wide as its words, for several short ones. */
  compact?: boolean;
};

/** One of a few, all of them in view. */
export function ChoiceGroup({ legend, choices, error, field, compact = false }: Props) {
  const errorId = useId();
  // More than four break into rows of uneven tiles: they stand below each other instead.
  const many = choices.length > 4 && !compact;
  return (
    <chakra.fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {legend}
      </chakra.legend>
      <Flex gap={many ? '2' : '3'} wrap="wrap" direction={many ? 'column' : 'row'}>
        {choices.map(({ value, label, hint }) => (
          <chakra.label
            key={value}
            display="flex"
            gap="3"
            // On a phone also short ones fill their row.
            flex={many ? '0 0 auto' : compact ? { base: '1 1 auto', sm: '0 1 auto' } : '1 1 12rem'}
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="l2"
            bg="bg.panel"
            p="3"
            pe={compact ? '4' : undefined}
            cursor="pointer"
            css={{ '&:has(:checked)': { borderColor: 'fg.gold', bg: 'bg.gold' } }}
          >
            <chakra.input
              type="radio"
              value={value}
              accentColor="gold.600"
              w="6"
              h="6"
              {...field}
            />
            <Box flex="1">
              <Text fontWeight="medium">{label}</Text>
              {hint !== undefined && (
                <Text textStyle="sm" color="fg.muted">
                  {hint}
                </Text>
              )}
            </Box>
          </chakra.label>
        ))}
      </Flex>
      {error !== undefined && (
        <Text id={errorId} color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
}
