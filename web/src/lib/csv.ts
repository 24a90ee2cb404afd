/** Characters that a spreadsheet takes for the beginning of a formula, full-width forms and leading blanks included. */
const formula = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const inert = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/**
 * A table as CSV (RFC 4180) that spreadsheets open in the right letters. No cell that somebody wrote is
 * run as a formula: it gets an apostrophe in front, as OWASP advises
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const toCsv = (rows: (string | number | null)[][]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
