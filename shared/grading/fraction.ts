import { compare, nearest, product, type Ratio, ratio, sumOf } from './ratio.ts';

/** A part of something, exactly: a third is 1 of 3. What an answer earns, as it is kept and sent. */
export type Fraction = { part: number; of: number };

const exact = ({ part, of }: Fraction): Ratio => ratio(part, of);
const kept = ({ part, of }: Ratio): Fraction => ({ part: Number(part), of: Number(of) });

/** In lowest terms. `of` must not be below zero. */
export const fraction = (part: number, of: number): Fraction => kept(ratio(part, of));

export const times = (a: Fraction, b: Fraction): Fraction => kept(product(exact(a), exact(b)));

export const plus = (a: Fraction, b: Fraction): Fraction => kept(sumOf([exact(a), exact(b)]));

export const isAbove = (a: Fraction, b: Fraction): boolean => compare(exact(a), exact(b)) > 0;

/** A whole number times a fraction, rounded half up to a whole number. */
export const rounded = (whole: number, by: Fraction): number =>
  nearest(product(ratio(whole, 1), exact(by)));
