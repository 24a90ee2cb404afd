/** A part of something, exactly: a third is 1 of 3. */
export type Fraction = { part: number; of: number };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
const positive = (a: bigint) => (a < 0n ? -a : a);

function reduced(part: bigint, of: bigint): Fraction {
  // Of nothing, nothing: questions that are not ready have such.
  if (of === 0n) return { part: 0, of: 1 };
  const common = divisor(positive(part), of);
  return { part: Number(part / common), of: Number(of / common) };
}

/** In lowest terms. `of` must not be below zero. */
export const fraction = (part: number, of: number): Fraction => reduced(BigInt(part), BigInt(of));

export const times = (a: Fraction, b: Fraction): Fraction =>
  reduced(BigInt(a.part) * BigInt(b.part), BigInt(a.of) * BigInt(b.of));

export const plus = (a: Fraction, b: Fraction): Fraction =>
  reduced(
    BigInt(a.part) * BigInt(b.of) + BigInt(b.part) * BigInt(a.of),
    BigInt(a.of) * BigInt(b.of),
  );

export const isAbove = (a: Fraction, b: Fraction): boolean =>
  BigInt(a.part) * BigInt(b.of) > BigInt(b.part) * BigInt(a.of);

/** A whole number times a fraction, rounded half up to a whole number: the only rounding there is. */
export const rounded = (whole: number, { part, of }: Fraction): number => {
  const twice = 2n * BigInt(whole) * BigInt(part) + BigInt(of);
  const by = 2n * BigInt(of);
  const towardsZero = twice / by;
  return Number(twice < 0n && twice % by !== 0n ? towardsZero - 1n : towardsZero);
};
