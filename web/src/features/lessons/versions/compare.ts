import { type Language, languages } from '#shared/policies/languages.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import { type Difference, diffLists } from '#web/lib/merge/diff-lists.ts';
import { same } from '#web/lib/same.ts';
import type { Content } from '../types.ts';

/** What became of a block's content since: of a text by paragraph, of other kinds by field. */
export type Comparison =
  | { of: 'text'; language: Language; rows: Difference<RichTextNode>[] }
  | { of: 'field'; path: string[]; before: unknown; after: unknown };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(path: string[], before: unknown, after: unknown): Comparison[] {
  if (same(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return [{ of: 'field', path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => fieldsOf([...path, name], before[name], after[name]));
}

export function compare(before: Content, after: Content): Comparison[] {
  if (before.kind !== 'text' || after.kind !== 'text') return fieldsOf([], before, after);
  return languages.flatMap((language) => {
    const of = ({ body }: typeof before) => body[language]?.content ?? [];
    if (same(of(before), of(after))) return [];
    return [{ of: 'text' as const, language, rows: diffLists(of(before), of(after)) }];
  });
}
