import type { ColumnFigures } from '#shared/schemas/grade-answers.ts';
import type { ColumnSums } from './grade-columns.ts';

/** The middle of the step in which a mark lies, the lowest one being the first; who has all is known exactly. */
function nearMark(rank: number, steps: readonly number[]): number {
  let before = 0;
  for (const [at, count] of steps.entries()) {
    before += count;
    if (before >= rank) return at === steps.length - 1 ? 10_000 : at * 500 + 250;
  }
  return 10_000;
}

/**
 * The middle mark, or half way between the two in the middle, each to half a step. A median lies no further from the
 * mean than the standard deviation (Hotelling and Solomons, 1932), so that where all have the same it is theirs.
 */
function medianOf({ n, steps }: ColumnSums, mean: number, spread: number): number {
  if (n <= 2) return mean;
  const near = (nearMark(Math.ceil(n / 2), steps) + nearMark(Math.floor(n / 2) + 1, steps)) / 2;
  return Math.min(Math.max(near, mean - spread), mean + spread);
}

/** How the marks of a column lie. */
export function presentColumn(column: ColumnSums | undefined): ColumnFigures {
  if (!column || column.n <= 0) return { n: 0, mean: null, spread: null, median: null, steps: [] };
  const { n, sum, squares, steps } = column;
  const mean = sum / n;
  const spread = Math.sqrt(Math.max(0, n * squares - sum * sum)) / n;
  return {
    n,
    mean: Math.round(mean),
    spread: Math.round(spread),
    median: Math.round(medianOf(column, mean, spread)),
    steps,
  };
}
