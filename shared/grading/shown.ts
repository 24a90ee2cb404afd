import type { GradingScheme } from '#shared/schemas/grading.ts';
import type { TotalStep } from '#shared/schemas/total-trace.ts';

type Shown = Extract<TotalStep, { step: 'shown' }>;

const roundedBy = {
  halfUp: (value: number) => Math.floor(value + 0.5),
  up: Math.ceil,
  down: Math.floor,
};

/**
 * A percentage as it is shown. Letters and passing go by what is shown: nobody reads 90 % beside a letter that ends
 * below it.
 * @param percent in hundredths of a percent
 */
export function shown(
  percent: number | null,
  { rounding: { decimals, mode }, letters, passFrom }: GradingScheme,
): Shown {
  const step = 10 ** (2 - decimals);
  // Both are whole numbers: their quotient is exact in its half, which is all that the rounding asks.
  const value = percent === null ? null : roundedBy[mode](percent / step) * step;
  return {
    step: 'shown',
    decimals,
    mode,
    percent: value,
    letter: value === null ? null : (letters.find(({ from }) => value >= from)?.letter ?? null),
    isPassed: value === null || passFrom === null ? null : value >= passFrom,
  };
}
