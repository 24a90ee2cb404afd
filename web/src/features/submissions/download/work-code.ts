/** So many letters of a submission's id, which is random, say whose something is. */
const letters = 10;

/** By what a file that was taken along is known again. */
export const codeOf = (submissionId: string): string => submissionId.slice(-letters);

/** The name of a file with a code before its ending. */
export function withCode(name: string, code: string): string {
  const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,8})?$/s.exec(name) ?? [];
  return `${stem} - ${code}${ending}`;
}

/** The same without it, however a program parts the words of a name. */
export const withoutCode = (name: string, code: string): string =>
  name.replace(new RegExp(`[\\s_]*-?[\\s_]*${code}`, 'i'), '');

const looksLike = /(?<![0-9A-Z])[0-9A-HJKMNP-TV-Z]{10}(?![0-9A-Z])/gi;

/** All that looks like a code in a path: what is said of the file itself comes before what is said of its folders. */
export const codesIn = (path: string): string[] =>
  path
    .split('/')
    .toReversed()
    .flatMap((part) => part.match(looksLike) ?? [])
    .map((code) => code.toUpperCase());
