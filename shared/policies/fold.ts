/** Letters without their accents and marks. */
export const withoutAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '');

/** Without case, accents and marks: `Inglés`, `INGLES` and `ingles` are one word. */
export const fold = (text: string): string => withoutAccents(text).toLowerCase();
