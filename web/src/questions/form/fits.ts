import { decimalSchema, distanceSchema } from '#shared/questions/fields.ts';

/** Whether a decimal, as it is stored, is one that a field takes. */
export type Fits = (decimal: string) => boolean;

export const anyDecimal: Fits = (text) => decimalSchema.safeParse(text).success;
export const notBelowZero: Fits = (text) => distanceSchema.safeParse(text).success;
export const aboveZero: Fits = (text) =>
  notBelowZero(text) && /[1-9]/.test(text.split(/e/i)[0] ?? '');
/** A value that stands in a text where its name stood. */
export const shortDecimal: Fits = (text) => /^-?\d{1,9}(\.\d{1,9})?$/.test(text);

/** As it is stored: with a point, whichever was written. */
export const asStored = (text: string) => text.trim().replace('−', '-').replace(',', '.');
