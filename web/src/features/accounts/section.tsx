import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useId } from 'react';
import { SaveState, type Saving } from '#web/components/ui/save-state.tsx';

type Props = { title: string; lead?: string; saving?: Saving; children: ReactNode };

/** A part of the settings that is saved by itself, and says when it was. */
export function Section({ title, lead, saving, children }: Props) {
  const id = useId();
  return (
    <Box
      as="section"
      aria-labelledby={id}
      py="8"
      borderTopWidth="1px"
      _first={{ pt: '0', borderTopWidth: '0' }}
    >
      <Flex
        align="baseline"
        justify="space-between"
        gap="4"
        wrap="wrap"
        mb={lead === undefined ? '4' : '1'}
      >
        <Heading as="h2" size="xl" id={id}>
          {title}
        </Heading>
        {saving && <SaveState saving={saving} />}
      </Flex>
      {lead !== undefined && (
        <Text color="fg.muted" mb="5" maxW="60ch">
          {lead}
        </Text>
      )}
      {children}
    </Box>
  );
}
