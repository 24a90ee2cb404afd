import type { Figures } from '../types.ts';

/** A bar of a step: its corner, and back to it. */
const bar = (at: number, height: number) => `M${at * 5 + 0.5} ${18 - height}h4v${height}h-4z`;

/** How the marks of a column lie, as small as a word; its words and its table are in the column's drawer. */
export function MiniFigures({ steps }: Pick<Figures, 'steps'>) {
  const highest = Math.max(1, ...steps);
  const drawn = (isShown: (count: number) => boolean, height: (count: number) => number) =>
    steps.map((count, at) => (isShown(count) ? bar(at, height(count)) : '')).join('');
  return (
    <svg data-figures="" viewBox="0 0 105 18" preserveAspectRatio="none" aria-hidden>
      <path
        data-none=""
        d={drawn(
          (count) => count === 0,
          () => 1,
        )}
      />
      <path
        d={drawn(
          (count) => count > 0,
          (count) => 3 + (count / highest) * 15,
        )}
      />
    </svg>
  );
}
