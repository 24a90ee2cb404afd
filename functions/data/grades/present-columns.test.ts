import { expect, it } from 'vitest';
import { presentColumn } from './present-columns.ts';

/** Sums of marks, in percent, as a column holds them. */
const sumsOf = (percents: number[]) => {
  const steps = Array.from({ length: 21 }, () => 0);
  for (const percent of percents) steps[Math.min(20, Math.floor(percent / 5))]! += 1;
  const values = percents.map((percent) => Math.round(percent * 100));
  return {
    n: values.length,
    sum: values.reduce((all, value) => all + value, 0),
    squares: values.reduce((all, value) => all + value * value, 0),
    steps,
  };
};

it.each([
  [[75], 7500],
  // Of two the median is half way between them, as their mean is.
  [[30.56, 75], 5278],
  [[90, 90, 90], 9000],
  [[90, 90, 90, 91], 9068],
  [[50, 66, 83, 91, 100, 100, 100], 9250],
  [[100, 100, 40], 10_000],
  [[20, 100], 6000],
  [[0, 0, 0, 100], 250],
])('the median of %j is near %d', (percents, near) => {
  const { median } = presentColumn(sumsOf(percents));
  expect(median).toBe(near);
  const sorted = percents.toSorted((a, b) => a - b);
  const half = (sorted.length - 1) / 2;
  const exact = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) * 50;
  expect(Math.abs((median ?? 0) - exact)).toBeLessThanOrEqual(250);
});

it('is nothing where there are no marks', () => {
  expect(presentColumn(undefined)).toMatchObject({ n: 0, median: null });
});
