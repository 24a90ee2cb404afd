import { Box } from '@chakra-ui/react/box';
import type { GradingScheme } from '#shared/schemas/grading.ts';

type Props = { percent: number; scheme: Pick<GradingScheme, 'letters' | 'passFrom'> };

/** A total on its line from nothing to all, with where letters begin and where one passes: a drawing of what words say. */
export function GradeLine({ percent, scheme: { letters, passFrom } }: Props) {
  const at = (value: number) => `${Math.min(value, 10_000) / 100}%`;
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
      {letters.map(({ letter, from }) => (
        <Box
          key={letter}
          position="absolute"
          top="4"
          textStyle="xs"
          color="fg.muted"
          borderInlineStartWidth="1px"
          ps="1"
          style={{ insetInlineStart: at(from) }}
        >
          {letter}
        </Box>
      ))}
    </Box>
  );
}
