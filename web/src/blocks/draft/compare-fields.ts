import type { Language } from '#shared/policies/languages.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import type { Difference } from '#web/lib/merge/diff-lists.ts';
import { same } from '#web/lib/same.ts';

/** The changes of a block's content since: of a text by paragraph, of other kinds by field. */
export type Comparison =
  | { of: 'text'; language: Language; rows: Difference<RichTextNode>[] }
  | { of: 'field'; path: string[]; before: unknown; after: unknown };

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The change of each field. */
export function compareFields(path: string[], before: unknown, after: unknown): Comparison[] {
  if (same(before, after)) return [];
  if (!isFields(before) || !isFields(after)) return [{ of: 'field', path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => compareFields([...path, name], before[name], after[name]));
}
