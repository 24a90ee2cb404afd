import { Decimal } from 'decimal.js';
import { writtenDecimal } from './written-decimal.ts';

/**
 * Decimals in which sums, differences and products of what may be written are exact: a number has 40 digits at
 * most, and an exponent of two.
 */
export const Exact = Decimal.clone({ precision: 300, rounding: Decimal.ROUND_HALF_UP });
export type { Decimal } from 'decimal.js';

/** A number as people type it, with a decimal comma or point; null: it is none. */
export function readDecimal(text: string): Decimal | null {
  const number = writtenDecimal(text);
  if (number === null) return null;
  const { sign, digits, exponent = '0' } = number;
  const decimal = `0${digits.replace(',', '.')}`.replace(/\.$/, '');
  return new Exact(`${sign === '-' ? '-' : ''}${decimal}e${exponent}`);
}
