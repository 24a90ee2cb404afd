import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import type { ComponentProps } from 'react';
import { PointsInput } from '#web/blocks/build/points-input.tsx';

/** Points below what they are. */
export const PointsField = ({
  shown,
  ...props
}: ComponentProps<typeof PointsInput> & {
  /** What stands above it, where that is less than it is called by. */
  shown?: string;
}) => (
  <Box>
    <Text aria-hidden fontWeight="medium" fontSize="sm" mb="1.5">
      {shown ?? props.label}
    </Text>
    <PointsInput {...props} />
  </Box>
);
