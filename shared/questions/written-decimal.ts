const written =
  /^([+-]?)(\d{1,20}(?:[.,]\d{0,20})?|[.,]\d{1,20})(?:(?:e|\s*[×x*·]\s*10\s*\^?\s*)([+-]?\d{1,2}))?$/i;

/** A number as somebody wrote it: `digits` has their decimal comma or point, `exponent` is undefined where none is written. */
export type WrittenDecimal = { sign: string; digits: string; exponent: string | undefined };

/** The parts of a number as people type it, with a decimal comma or point; null: it is none. */
export function writtenDecimal(text: string): WrittenDecimal | null {
  const [, sign = '', digits, exponent] =
    written.exec(text.normalize('NFKC').trim().replaceAll('\u2212', '-')) ?? [];
  return digits === undefined ? null : { sign, digits, exponent };
}
