import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';

type Change = {
  key: string;
  /** What happened. */
  words: string;
  /** From what to what; null: nothing changed by it. */
  change: string | null;
  /** Why, in the words of who did it. */
  reason: string | null;
  /** Who did it, and when. */
  by: string;
};

/** What became of something, the newest first; nothing where nothing did. */
export function ChangeList({ title, changes }: { title: string; changes: readonly Change[] }) {
  const id = useId();
  if (changes.length === 0) return null;
  return (
    <Box as="section" mt="12" aria-labelledby={id}>
      <Heading as="h2" size="xl" mb="3" id={id}>
        {title}
      </Heading>
      <Box as="ol" listStyleType="none">
        {changes.map(({ key, words, change, reason, by }) => (
          <Box as="li" key={key} py="3" borderTopWidth="1px">
            <Text fontVariantNumeric="tabular-nums">
              <b>{words}</b>
              {change !== null && ` · ${change}`}
            </Text>
            {reason !== null && <Text overflowWrap="anywhere">{reason}</Text>}
            <Text textStyle="sm" color="fg.muted">
              {by}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
