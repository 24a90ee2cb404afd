import { Box } from '@chakra-ui/react/box';
import { wholeSide } from '#shared/policies/comment-limits.ts';
import { NumberMark } from './number-mark.tsx';
import type { Area, NumberedComment } from './types.ts';

const percent = (part: number) => `${(part / wholeSide) * 100}%`;

const boxOf = ({ x, y, width, height }: Area) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});

/** The number stays within the page, wherever its place is, and beside words rather than over them. */
const pinOf = ({ x, y, width }: Area) => ({
  left: `clamp(0%, calc(${percent(x)} - ${width > 0 ? '1.5rem' : '0.75rem'}), calc(100% - 1.5rem))`,
  top: `clamp(0%, calc(${percent(y)} - 0.75rem), calc(100% - 1.5rem))`,
});

type Props = {
  /** Those on this page or picture. */
  comments: readonly NumberedComment[];
  /** Where a comment would be that is about to be made. */
  proposed?: Area | null;
  /** Chooses a place by pointing at it; by keyboard it is chosen in the fields of the same form. */
  onPick?: ((x: number, y: number) => void) | undefined;
};

/** The comments on a page or a picture, at their places over it. */
export function Pins({ comments, proposed = null, onPick }: Props) {
  return (
    <>
      {comments.map((comment) => {
        const { anchor, commentId } = comment;
        if (anchor.in === 'text') return null;
        return (
          <Box key={commentId}>
            {anchor.area.width > 0 && (
              <Box
                position="absolute"
                pointerEvents="none"
                borderWidth="2px"
                borderColor="gold.600"
                borderRadius="l1"
                style={boxOf(anchor.area)}
              />
            )}
            <NumberMark comment={comment} style={pinOf(anchor.area)} />
          </Box>
        );
      })}
      {proposed && (
        <Box
          data-proposed=""
          position="absolute"
          pointerEvents="none"
          minW="6"
          minH="6"
          borderWidth="2px"
          borderStyle="dashed"
          borderColor="gold.600"
          outline="2px solid"
          outlineColor="white"
          borderRadius="full"
          style={{ ...boxOf(proposed), ...pinOf(proposed) }}
        />
      )}
      {onPick && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the same place is chosen by keyboard in the form
        <Box
          data-pick=""
          position="absolute"
          inset="0"
          cursor="crosshair"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            onPick(
              Math.round(((clientX - left) / width) * wholeSide),
              Math.round(((clientY - top) / height) * wholeSide),
            );
          }}
        />
      )}
    </>
  );
}
