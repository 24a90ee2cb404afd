import type { ColumnFigures } from '#shared/schemas/grade-answers.ts';
import type { ColumnSums } from './grade-columns.ts';

/** The middle of the step in which the middle mark lies. */
function medianOf({ n, steps }: ColumnSums): number | null {
  let before = 0;
  for (const [at, count] of steps.entries()) {
    before += count;
    if (count > 0 && before * 2 >= n) return at === steps.length - 1 ? 10_000 : at * 500 + 250;
  }
  return null;
}

/** How the marks of a column lie. */
export function presentColumn(column: ColumnSums | undefined): ColumnFigures {
  if (!column || column.n <= 0) return { n: 0, mean: null, spread: null, median: null, steps: [] };
  const { n, sum, squares, steps } = column;
  const spread = Math.sqrt(Math.max(0, n * squares - sum * sum)) / n;
  return {
    n,
    mean: Math.round(sum / n),
    spread: Math.round(spread),
    median: medianOf(column),
    steps,
  };
}
