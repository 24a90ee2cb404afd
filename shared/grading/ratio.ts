/** A part of something, exactly, however many are added; `of` is above zero. */
export type Ratio = { part: bigint; of: bigint };

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));

const reduced = (part: bigint, of: bigint): Ratio => {
  const common = divisor(part < 0n ? -part : part, of);
  return { part: part / common, of: of / common };
};

/** @param of above zero */
export const ratio = (part: number, of: number): Ratio => reduced(BigInt(part), BigInt(of));

export const none: Ratio = { part: 0n, of: 1n };
export const whole: Ratio = { part: 1n, of: 1n };

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

/** In whole hundredths of a percent, rounded once, half up. */
export const hundredths = ({ part, of }: Ratio): number =>
  Number((part * 20_000n + of) / (2n * of));
