import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { GradingScheme } from '#shared/schemas/grading.ts';

type Props = { percent: number; scheme: Pick<GradingScheme, 'letters' | 'passFrom'> };

/** A total on its line from nothing to all, with where letters begin and where one passes: a drawing of what words say. */
export function GradeLine({ percent, scheme: { letters, passFrom } }: Props) {
  const onLine = (value = 10_000) => Math.min(value, 10_000);
  const at = (value: number) => `${onLine(value) / 100}%`;
  return (
    <Box position="relative" mt="4" pb={letters.length > 0 ? '6' : '0'} aria-hidden>
      <Box h="3" bg="bg.muted" borderRadius="full" overflow="hidden" shadow="inset">
        <Box
          h="full"
          bg="gold.solid"
          transitionProperty="width"
          transitionDuration="slow"
          style={{ width: at(percent) }}
        />
      </Box>
      {passFrom !== null && (
        <Box
          position="absolute"
          top="-1"
          h="5"
          w="0.5"
          bg="fg"
          borderRadius="full"
          style={{ insetInlineStart: at(passFrom) }}
        />
      )}
      {letters.map(({ letter, from }, order) => (
        // A word that is longer than its stretch of the line wraps out of sight, and leaves the stroke where it begins.
        <Flex
          key={letter}
          position="absolute"
          top="4"
          h="4.5"
          wrap="wrap"
          overflow="hidden"
          textStyle="xs"
          color="fg.muted"
          borderInlineStartWidth="1px"
          style={{
            insetInlineStart: at(from),
            width: at(onLine(letters[order - 1]?.from) - onLine(from)),
          }}
        >
          <Box w="1" h="full" />
          <Box whiteSpace="nowrap">{letter}</Box>
        </Flex>
      ))}
    </Box>
  );
}
