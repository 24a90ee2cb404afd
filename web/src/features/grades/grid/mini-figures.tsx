import { chakra } from '@chakra-ui/react/styled-system';
import type { Figures } from '../types.ts';

const Svg = chakra('svg');
const Bar = chakra('rect');

/** How the marks of a column lie, as small as a word; its words and its table are in the column's drawer. */
export function MiniFigures({ steps }: Pick<Figures, 'steps'>) {
  const highest = Math.max(1, ...steps);
  return (
    <Svg viewBox="0 0 105 18" w="full" h="4" preserveAspectRatio="none" aria-hidden>
      {steps.map((count, at) => {
        const height = count === 0 ? 1 : 3 + (count / highest) * 15;
        return (
          <Bar
            // A step is known by its place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            x={at * 5 + 0.5}
            y={18 - height}
            width="4"
            height={height}
            fill={count === 0 ? 'border' : 'gold.solid'}
          />
        );
      })}
    </Svg>
  );
}
