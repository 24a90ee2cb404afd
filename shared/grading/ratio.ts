/** A part of something, exactly, however many are added; `of` is above zero. */
export type Ratio = { part: bigint; of: bigint };

export const none: Ratio = { part: 0n, of: 1n };
export const whole: Ratio = { part: 1n, of: 1n };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

function reduced(part: bigint, of: bigint): Ratio {
  // Of nothing, nothing: questions that are not ready have such.
  if (of === 0n) return none;
  const common = divisor(part < 0n ? -part : part, of);
  return { part: part / common, of: of / common };
}

/** In lowest terms. `of` must not be below zero. */
export const ratio = (part: number, of: number): Ratio => reduced(BigInt(part), BigInt(of));

export const sumOf = (all: readonly Ratio[]): Ratio =>
  all.reduce((a, b) => reduced(a.part * b.of + b.part * a.of, a.of * b.of), none);

export const product = (a: Ratio, b: Ratio): Ratio => reduced(a.part * b.part, a.of * b.of);

/** @param b above nothing */
export const quotient = (a: Ratio, b: Ratio): Ratio => reduced(a.part * b.of, a.of * b.part);

/** Below zero: the first is less; zero: they are equal. */
export const compare = (a: Ratio, b: Ratio): number => {
  const [one, other] = [a.part * b.of, b.part * a.of];
  return one < other ? -1 : one > other ? 1 : 0;
};

/** The nearest whole number, half up: the only rounding there is. */
export const nearest = ({ part, of }: Ratio): number => {
  const twice = 2n * part + of;
  const by = 2n * of;
  const towardsZero = twice / by;
  return Number(twice < 0n && twice % by !== 0n ? towardsZero - 1n : towardsZero);
};

/** In whole hundredths of a percent. */
export const hundredths = (one: Ratio): number => nearest(product(one, ratio(10_000, 1)));
