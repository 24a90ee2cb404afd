import { Decimal } from 'decimal.js';

/**
 * Decimals in which sums, differences and products of what may be written are exact: a number has 40 digits at
 * most, and an exponent of two.
 */
export const Exact = Decimal.clone({ precision: 300, rounding: Decimal.ROUND_HALF_UP });
export type { Decimal } from 'decimal.js';

const written =
  /^([+-]?)(\d{1,20}(?:[.,]\d{0,20})?|[.,]\d{1,20})(?:(?:e|\s*[×x*·]\s*10\s*\^?\s*)([+-]?\d{1,2}))?$/i;

/** A number as people type it, with a decimal comma or point; null: it is none. */
export function readDecimal(text: string): Decimal | null {
  const [, sign = '', digits, exponent = '0'] =
    written.exec(text.normalize('NFKC').trim().replaceAll('\u2212', '-')) ?? [];
  if (digits === undefined) return null;
  const decimal = `0${digits.replace(',', '.')}`.replace(/\.$/, '');
  return new Exact(`${sign === '-' ? '-' : ''}${decimal}e${exponent}`);
}
