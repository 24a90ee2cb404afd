import type { TotalStep } from '#shared/schemas/total-trace.ts';

/** How many marks a total is made of: what its categories drop is none of them, nor is what weighs nothing. */
export const countedIn = (trace: readonly TotalStep[]): number =>
  trace.reduce(
    (sum, step) =>
      step.step === 'category' && step.weight !== 0 ? sum + step.counted.length : sum,
    0,
  );
