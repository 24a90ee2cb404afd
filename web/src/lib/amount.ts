const written =
  /^(?<whole>\d+|\d{1,3}(?<apart>[.,\s])\d{3}(?:\k<apart>\d{3})*)(?:(?<point>[.,])(?<part>\d{1,2}))?$/;

/**
 * Money as somebody wrote it, in hundredths of its currency; null: it is none. Three digits behind a sign are thousands,
 * for no currency here has thousandths: "1.500" and "1,500" are one price, and "1.5" is another.
 */
export function amountOf(text: string): number | null {
  const { whole, apart, point, part = '' } = written.exec(text.trim())?.groups ?? {};
  if (whole === undefined || (point !== undefined && point === apart)) return null;
  return Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'));
}
