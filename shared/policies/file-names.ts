/** Control characters (but tab and line breaks), bidirectional overrides and zero-width marks: never part of honest text. */
export const hiddenCharacters = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/u;

/** Separators, what no file system takes, and format marks that hide letters or turn their order. */
export const notInNames =
  /[\u034F\u00AD/\\:*?"<>|\u061C\u115F\u1160\u180E\u3164\uFFA0\u{E0000}-\u{E007F}]/u;

/** The most characters that a file is called by. */
export const mostOfFileName = 120;

const everyHidden = new RegExp(`${hiddenCharacters.source}|[\\u2028\\u2029]`, 'gu');
const everyUnfit = new RegExp(notInNames.source, 'gu');
const trimmed = (name: string) => name.replace(/^[.\s]+/u, '').replace(/[.\s]+$/u, '');

/**
 * A name as it can be kept: the same where it can be already, and else as near to it as may be. Some systems and papers
 * name files by questions, by the time with its colons, or by a whole title.
 */
export function fittingName(name: string): string {
  const clean = trimmed(
    name.toWellFormed().normalize('NFC').replaceAll(everyHidden, '').replaceAll(everyUnfit, '_'),
  );
  const letters = Array.from(clean);
  if (letters.length <= mostOfFileName) return clean;
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  const stem = letters.slice(0, mostOfFileName - ending.length).join('');
  return `${trimmed(stem)}${ending}`;
}
