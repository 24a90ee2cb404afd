import { numberWithin } from './written-number.ts';

/**
 * Money as somebody wrote it, in hundredths of its currency; null: it is none. Three digits behind a sign are thousands,
 * for no currency here has thousandths: "1.500" and "1,500" are one price, and "1.5" is another.
 */
export const amountOf = (text: string): number | null =>
  numberWithin(text, 2, { least: 0, most: Infinity });
