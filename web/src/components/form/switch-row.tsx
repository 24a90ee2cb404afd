import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';

type Props = { label: string; hint?: string; on: boolean; onChange: (on: boolean) => void };

/** Something that is on or off, from the moment on that it is pressed. */
export function SwitchRow({ label, hint, on, onChange }: Props) {
  const hintId = useId();
  return (
    <Box py="3.5" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <chakra.label display="flex" gap="4" alignItems="center" cursor="pointer">
        <Text as="span" fontWeight="medium" flex="1">
          {label}
        </Text>
        <chakra.input
          type="checkbox"
          role="switch"
          checked={on}
          aria-checked={on}
          aria-describedby={hint === undefined ? undefined : hintId}
          onChange={({ target }) => onChange(target.checked)}
          appearance="none"
          position="relative"
          flexShrink="0"
          w="12"
          h="7"
          borderRadius="full"
          borderWidth="2px"
          borderColor="border.emphasized"
          bg="bg.panel"
          cursor="pointer"
          transition="background-color 150ms"
          _before={{
            content: '""',
            position: 'absolute',
            top: '3px',
            insetInlineStart: '3px',
            w: '1.125rem',
            h: '1.125rem',
            borderRadius: 'full',
            bg: 'fg.muted',
            transition: 'transform 150ms',
          }}
          _checked={{
            bg: 'gold.500',
            borderColor: 'gold.600',
            _before: { bg: 'ink', transform: 'translateX(1.25rem)' },
          }}
        />
      </chakra.label>
      {hint !== undefined && (
        <Text id={hintId} textStyle="sm" color="fg.muted" mt="0.5" maxW="56ch">
          {hint}
        </Text>
      )}
    </Box>
  );
}
