import { languages, type Language } from '#shared/policies/languages.ts';

/** A stretch of a text: for some languages, or for all (null). */
type Part = { codes: string[] | null; text: string };

const marks =
  /\{mlang\s+([a-z0-9_,\s-]+)\}([^]{0,20000}?)\{mlang\}|<(span|lang)(?=[^>]*\blang="([a-zA-Z0-9_-]+)")(?:(?=[^>]*\bclass="multilang")|(?<=<lang))[^>]*>([^]{0,20000}?)<\/\3>/gi;

const plain = (code: string) =>
  code
    .trim()
    .toLowerCase()
    .replace(/[_-].*$/, '');

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const match of text.matchAll(marks)) {
    const [whole, list, inner, , code, spanned] = match;
    if (match.index > from) parts.push({ codes: null, text: text.slice(from, match.index) });
    const codes = (list ?? code ?? '').split(',').map(plain);
    parts.push({ codes, text: inner ?? spanned ?? '' });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ codes: null, text: text.slice(from) });
  return parts;
}

/** The texts of one text by language. `all`: it is the same in every language. `other`: codes of languages that are not ours. */
export type Spoken = { all: string } | { by: Partial<Record<Language, string>>; other: string[] };

const isOurs = (code: string): code is Language => languages.some((one) => one === code);
const hasMarks = (text: string) => /\{mlang\s|<(?:span|lang)\b[^>]*\blang=/i.test(text);

/** Neighbours that are for some languages each: one of them is shown. */
function runsOf(parts: Part[]): (Part | Part[])[] {
  const runs: (Part | Part[])[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (part.codes === null) {
      if (!(part.text.trim() === '' && Array.isArray(last))) runs.push(part);
    } else if (Array.isArray(last)) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

/**
 * Reads the marks that a text is in several languages by: those of Moodle's filter (`<span lang class="multilang">`) and
 * of its successor (`{mlang}`).
 */
export function languagesIn(text: string): Spoken {
  if (!hasMarks(text)) return { all: text };
  const parts = partsOf(text);
  const codes = new Set(parts.flatMap((part) => part.codes ?? []));
  if (codes.size === 0) return { all: text };
  const ours = languages.filter((language) => codes.has(language));
  const runs = runsOf(parts);
  const said = (wanted: string): string =>
    runs
      .map((run) => {
        if (!Array.isArray(run)) return run.text;
        const find = (code: string) => run.find((part) => part.codes?.includes(code));
        return (find(wanted) ?? find('other') ?? run[0])?.text ?? '';
      })
      .join('');
  const other = [...codes].filter((code) => code !== 'other' && !isOurs(code));
  if (ours.length === 0) return other.length === 0 ? { all: said('other') } : { by: {}, other };
  return { by: Object.fromEntries(ours.map((code) => [code, said(code)])), other };
}

/** A text without marks, in whatever language its first part is. */
export function firstLanguageIn(text: string): string {
  return runsOf(partsOf(text))
    .map((run) => (Array.isArray(run) ? (run[0]?.text ?? '') : run.text))
    .join('');
}
