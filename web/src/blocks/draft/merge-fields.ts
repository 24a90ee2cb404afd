import type { Language } from '#shared/policies/languages.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import type { Choice } from '#web/lib/choice.ts';
import { same } from '#web/lib/same.ts';

/** A place that both changed: some paragraphs of a text, or a field. */
export type Clash =
  | { key: string; of: 'nodes'; language: Language; mine: RichTextNode[]; theirs: RichTextNode[] }
  | { key: string; of: 'field'; path: string[]; mine: unknown; theirs: unknown };

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A merged part of a content: the places that both changed, and the part, with each of them as chosen. */
export type Part = { clashes: Clash[]; build: (choose: (key: string) => Choice) => unknown };
const settled = (value: unknown): Part => ({ clashes: [], build: () => value });

/** Merges by field: what only one side changed is as that side has it. */
export function mergeFields(path: string[], seen: unknown, mine: unknown, theirs: unknown): Part {
  if (same(mine, theirs) || same(theirs, seen)) return settled(mine);
  if (same(mine, seen)) return settled(theirs);
  if (!isFields(mine) || !isFields(theirs)) {
    const key = path.join('.');
    return {
      clashes: [{ key, of: 'field', path, mine, theirs }],
      build: (choose) => (choose(key) === 'theirs' ? theirs : mine),
    };
  }
  const before = isFields(seen) ? seen : {};
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const parts = names.map((name) => {
    const part = mergeFields([...path, name], before[name], mine[name], theirs[name]);
    return { name, part };
  });
  return {
    clashes: parts.flatMap(({ part }) => part.clashes),
    build: (choose) =>
      Object.fromEntries(
        parts.flatMap(({ name, part }) => {
          const value = part.build(choose);
          return value === undefined ? [] : [[name, value]];
        }),
      ),
  };
}
