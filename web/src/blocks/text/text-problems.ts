import type { Language } from '#shared/policies/languages.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import type { Issue } from '../form/issue-at.ts';

type Code = 'long' | 'deep' | 'code' | 'formula' | 'table' | 'part' | 'bytes' | 'pictures';

/** Why a text cannot be stored, and in which of its parts, counted from one. */
export type TextProblem = { code: Code; place: number };

function codeOf({ path, code }: Issue, document: RichText | undefined): Code {
  if (code === 'too_many_bytes') return 'bytes';
  if (code === 'too_many_media') return 'pictures';
  const [, , , place, ...within] = path;
  if (place === undefined) return 'long';
  if (within.includes('latex')) return 'formula';
  if (code === 'invalid_union' && within.at(-1) === 'type') return 'deep';
  const type = document?.content[Number(place)]?.type;
  if (type === 'codeBlock') return 'code';
  return type === 'table' && within.length < 4 ? 'table' : 'part';
}

/**
 * The faults of a text in a language, each once; null: with both together.
 * @param document the text itself, which tells what its parts are
 */
export function textProblems(
  issues: readonly Issue[],
  language: Language | null,
  document?: RichText,
): TextProblem[] {
  const problems = issues
    .filter(({ path }) => (language === null ? path[1] === undefined : path[1] === language))
    .map((issue) => ({ code: codeOf(issue, document), place: Number(issue.path[3] ?? 0) + 1 }));
  return [...new Map(problems.map((one) => [`${one.code} ${one.place}`, one])).values()];
}
