/** Signs that mean something in the format, and the private letters that stand for them where they do not. */
const signs = '{}=~#:\n>%[]';
const first = 0xe0_00;
const privateLetter = (sign: string) => String.fromCharCode(first + signs.indexOf(sign));

const formula = /(\\{1,2})\(([^\n]{1,2000}?)\\{1,2}\)|\$\$([^\n$]{1,2000}?)\$\$/g;

const hide = (text: string) => text.replace(/[{}=~#:>%[\]]/g, privateLetter);

/** A formula as its author means it: with its braces escaped, as the format wants, or as in any text of TeX. */
function meant(latex: string): string {
  const isBare = /(?<!\\)[{}]/.test(latex);
  const escaped = isBare ? latex : latex.replace(/\\([{}=~#:])/g, '$1');
  return escaped;
}

/** A text whose escaped signs, and those within formulas, mean nothing any more. */
export function protect(text: string): string {
  return text
    .replace(/[\uE000-\uE01F]/g, '')
    .replace(formula, (_, slashes: string | undefined, inner?: string, display?: string) => {
      if (display !== undefined) return hide(`$$${meant(display)}$$`);
      const latex = slashes?.length === 2 ? (inner ?? '').replaceAll('\\\\', '\\') : (inner ?? '');
      // The backslash is doubled, since the ones that stand alone are read below.
      return hide(String.raw`\(${meant(latex)}\)`).replaceAll('\\', '\uE01F');
    })
    .replace(/\\([\\{}=~#:n])/g, (_, sign: string) =>
      sign === '\\' ? '\uE01F' : privateLetter(sign === 'n' ? '\n' : sign),
    );
}

/** The text again, with its signs as letters. */
export const restore = (text: string): string =>
  text.replace(/[\uE000-\uE01F]/g, (letter) =>
    letter === '\uE01F' ? '\\' : (signs[letter.charCodeAt(0) - first] ?? ''),
  );

/** A text in which no sign means anything. */
export const escaped = (text: string): string =>
  text.replace(/[\\#=~{}:]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, String.raw`\n`);
