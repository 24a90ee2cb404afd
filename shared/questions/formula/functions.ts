import { Decimal } from 'decimal.js';

/**
 * Decimals of 40 digits, four more than count, so that a third times three is one. What is larger than any
 * quantity (10^60) is infinite, and has no value.
 */
export const Calculated = Decimal.clone({
  precision: 40,
  rounding: Decimal.ROUND_HALF_UP,
  maxE: 60,
  minE: -60,
});
/** The digits of a result that count. */
export const digitsThatCount = 36;

type Operation = { least: number; most: number; apply: (...of: Decimal[]) => Decimal };

const one = (apply: (a: Decimal) => Decimal): Operation => ({
  least: 1,
  most: 1,
  apply: (a = new Calculated(Number.NaN)) => apply(a),
});
const two = (apply: (a: Decimal, b: Decimal) => Decimal): Operation => ({
  least: 2,
  most: 2,
  apply: (a = new Calculated(Number.NaN), b = a) => apply(a, b),
});

const pi = Calculated.acos(-1);
const half = new Calculated(180);

/** Signs and what they mean, by how tightly they bind. */
export const signs = new Map([
  ['+', { binds: 1, ...two((a, b) => a.plus(b)) }],
  ['-', { binds: 1, ...two((a, b) => a.minus(b)) }],
  ['*', { binds: 2, ...two((a, b) => a.times(b)) }],
  ['/', { binds: 2, ...two((a, b) => a.dividedBy(b)) }],
  ['^', { binds: 3, ...two((a, b) => a.pow(b)) }],
]);

export const leadingSigns = new Map([
  ['-', one((a) => a.negated())],
  ['+', one((a) => a)],
]);

/** The functions of an expression; angles are in radians. */
export const functions = new Map<string, Operation>([
  ['abs', one((a) => a.abs())],
  ['sqrt', one((a) => a.sqrt())],
  ['cbrt', one((a) => a.cbrt())],
  ['exp', one((a) => a.exp())],
  ['ln', one((a) => a.ln())],
  ['log10', one((a) => a.log(10))],
  ['sin', one((a) => a.sin())],
  ['cos', one((a) => a.cos())],
  ['tan', one((a) => a.tan())],
  ['asin', one((a) => a.asin())],
  ['acos', one((a) => a.acos())],
  ['atan', one((a) => a.atan())],
  ['radians', one((a) => a.times(pi).dividedBy(half))],
  ['degrees', one((a) => a.times(half).dividedBy(pi))],
  ['floor', one((a) => a.floor())],
  ['ceil', one((a) => a.ceil())],
  ['round', one((a) => a.round())],
  ['pow', two((a, b) => a.pow(b))],
  ['min', { least: 1, most: 20, apply: (...of) => Calculated.min(...of) }],
  ['max', { least: 1, most: 20, apply: (...of) => Calculated.max(...of) }],
]);

export const constants = new Map([
  ['pi', pi],
  ['e', Calculated.exp(1)],
]);
