import { Box } from '@chakra-ui/react/box';

type Props = {
  /** Whole percent. */
  percent: number;
  label: string;
  /** The words in place of the percent. */
  words?: string;
};

/**
 * A bar that fills: a box within a box, as it stands on nearly every learner's page and needs none of the state
 * machine that Chakra's own brings (15 KB before such a page can be drawn).
 */
export function Meter({ percent, label, words }: Props) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
      flex="1"
      h="2"
      bg="bg.muted"
      shadow="inset"
      borderRadius="full"
      overflow="hidden"
      colorPalette="gold"
    >
      <Box
        h="full"
        bg="colorPalette.solid"
        transitionProperty="width"
        transitionDuration="slow"
        style={{ width: `${percent}%` }}
      />
    </Box>
  );
}
