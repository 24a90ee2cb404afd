import { writtenDecimal } from '#shared/questions/written-decimal.ts';
import { readingsOf } from '#web/lib/written-number.ts';

/** The decimals with which a number can be meant either way. */
const places = 3;

/** A number that is read as decimals and may have been meant as thousands. */
export type TwoReadings = { read: number; thousands: number };

/**
 * What a number of a question is read as, and the thousands that it may have been meant as: there, its only sign is always
 * the decimal one, in every language. null: it means one thing alone, or is no number.
 */
export function twoReadings(text: string): TwoReadings | null {
  const number = writtenDecimal(text);
  if (number === null || number.exponent !== undefined) return null;
  const [whole, decimals] = readingsOf(number.digits, places);
  if (!whole || !decimals) return null;
  const unit = (number.sign === '-' ? -1 : 1) * 10 ** places;
  return { read: decimals.value / unit, thousands: whole.value / unit };
}
