import type { Language } from '#shared/policies/languages.ts';

/** Characters that a spreadsheet takes for the beginning of a formula, full-width forms and leading blanks included. */
const formula = /^[\s\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

/** How the spreadsheets of a language read numbers: where a comma begins the decimals, a semicolon parts the cells. */
export type CsvDialect = { separator: ',' | ';'; decimal: '.' | ',' };

export const csvDialects = {
  en: { separator: ',', decimal: '.' },
  es: { separator: ';', decimal: ',' },
} as const satisfies Record<Language, CsvDialect>;

function cell(value: string | number | null, { separator, decimal }: CsvDialect): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  const text = value ?? '';
  const inert = formula.test(text) ? `'${text}` : text;
  return /["\r\n]/.test(inert) || inert.includes(separator)
    ? `"${inert.replaceAll('"', '""')}"`
    : inert;
}

/**
 * A table as CSV (RFC 4180) that spreadsheets open in the right letters. No cell that somebody wrote is
 * run as a formula: it gets an apostrophe in front, as OWASP advises
 * (https://owasp.org/www-community/attacks/CSV_Injection).
 */
export const toCsv = (
  rows: (string | number | null)[][],
  dialect: CsvDialect = csvDialects.en,
): string =>
  `\uFEFF${rows.map((row) => row.map((one) => cell(one, dialect)).join(dialect.separator)).join('\r\n')}\r\n`;
