const written = /^(?:\d{1,6}|\d{1,3}([.,\s])\d{3}(?:\1\d{3})?)$/;

/**
 * The whole number that somebody wrote, within bounds; null: it is none. Thousands may be set apart as any language does
 * it: "1,500" and «1.500» are one number, for there is no half of what is counted.
 */
export function wholeOf(text: string, least: number, most: number): number | null {
  const typed = text.trim();
  if (!written.test(typed)) return null;
  const number = Number(typed.replaceAll(/\D/g, ''));
  return number >= least && number <= most ? number : null;
}
