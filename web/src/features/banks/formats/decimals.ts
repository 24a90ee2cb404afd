const decimal = /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:e[+-]?\d{1,2})?$/i;

/** A decimal without an exponent, without zeros that say nothing; `point`: how many digits stand before it. */
function written(sign: string, digits: string, point: number): string {
  const padded = `${'0'.repeat(Math.max(0, 1 - point))}${digits}`.padEnd(point, '0');
  const at = Math.max(1, point);
  const whole = padded.slice(0, at).replace(/^0+(?=\d)/, '');
  const rest = padded.slice(at).replace(/0+$/, '');
  const text = rest ? `${whole}.${rest}` : whole;
  return /^[0.]+$/.test(text) ? '0' : `${sign}${text}`;
}

/** A decimal that is too long to be written out, with its exponent; null: it has more digits than one may have. */
function scientific(sign: string, digits: string, point: number): string | null {
  const zeros = /^0*/.exec(digits)?.[0].length ?? 0;
  const [first = '', ...rest] = digits.slice(zeros).replace(/0+$/, '');
  const power = point - zeros - 1;
  if (rest.length > 20 || Math.abs(power) > 99) return null;
  const more = rest.length > 0 ? `.${rest.join('')}` : '';
  return `${sign === '-' ? '-' : ''}${first}${more}e${power}`;
}

/**
 * A number as people and programs write it, as the text of a decimal: with a comma or a point, with an exponent, with
 * spaces or primes between thousands. What is longer than twenty digits before or behind its point has an exponent.
 * @returns null where it is none, or longer than a number that somebody types
 */
export function toDecimal(text: string): string | null {
  const bare = text
    .trim()
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/(?<=\d)[\s\u00A0\u202F'\u2019](?=\d{3}(?:\D|$))/g, '');
  const single = /^[^.,]*,[^.,]*$/.test(bare) ? bare.replace(',', '.') : bare;
  if (!decimal.test(single)) return null;
  const [, sign = '', whole = '', rest = '', power = '0'] =
    /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(single) ?? [];
  const digits = whole + rest;
  const point = whole.length + Number(power);
  const made = written(sign === '-' ? '-' : '', digits, point);
  return /^-?\d{1,20}(?:\.\d{1,20})?$/.test(made) ? made : scientific(sign, digits, point);
}

/** One divided by a decimal, to eighteen digits; null: there is none. */
export function inverseOf(decimal: string): { value: string; isExact: boolean } | null {
  if (decimal.includes('e')) return null;
  const [whole = '', rest = ''] = decimal.replace('-', '').split('.');
  const digits = BigInt(whole + rest);
  if (digits === 0n || decimal.startsWith('-')) return null;
  const scale = 10n ** 18n;
  const top = 10n ** BigInt(rest.length) * scale;
  const inverse = (top / digits).toString();
  const value = written('', inverse, inverse.length - 18);
  return value === '0' ? null : { value, isExact: top % digits === 0n };
}
