import { type Language, languages } from '#shared/policies/languages.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import { mergeLists, type Stretch } from '#web/lib/merge/merge-lists.ts';
import { same } from '#web/lib/same.ts';
import type { Content } from '../types.ts';

/** Which side of a clash is to stand. */
export type Choice = 'mine' | 'theirs' | 'both';

/** What both changed: some paragraphs of a text, or a field. */
export type Clash =
  | { key: string; of: 'nodes'; language: Language; mine: RichTextNode[]; theirs: RichTextNode[] }
  | { key: string; of: 'field'; path: string[]; mine: unknown; theirs: unknown };

export type Merged = {
  clashes: Clash[];
  /** Whether anything of theirs is in it that was not there before. */
  takesTheirs: boolean;
  /** The whole, with each clash as chosen. */
  build: (choose: (key: string) => Choice) => Content;
};

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Part = { clashes: Clash[]; build: (choose: (key: string) => Choice) => unknown };
const settled = (value: unknown): Part => ({ clashes: [], build: () => value });

function mergeNodes(
  language: Language,
  seen: RichTextNode[],
  mine: RichTextNode[],
  theirs: RichTextNode[],
): Part {
  const keyOf = (at: number) => `${language}-${at}`;
  const stretches = mergeLists(seen, mine, theirs);
  const take = (one: Stretch<RichTextNode>, choice: () => Choice) => {
    if (one.is === 'agreed') return one.items;
    const chosen = choice();
    return chosen === 'both' ? [...one.mine, ...one.theirs] : one[chosen];
  };
  return {
    clashes: stretches.flatMap((one, at) =>
      one.is === 'clash'
        ? [{ key: keyOf(at), of: 'nodes', language, mine: one.mine, theirs: one.theirs }]
        : [],
    ),
    build: (choose) => stretches.flatMap((one, at) => take(one, () => choose(keyOf(at)))),
  };
}

function mergeFields(path: string[], seen: unknown, mine: unknown, theirs: unknown): Part {
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

type Body = Extract<Content, { kind: 'text' }>['body'];

function mergeBodies(seen: Body, mine: Body, theirs: Body): Part {
  const parts = languages.map((language) => {
    const of = (body: Body) => body[language]?.content ?? [];
    const part = mergeNodes(language, of(seen), of(mine), of(theirs));
    // A language that one side took out, or never had, is not there for an empty text.
    const whole = mine[language] !== undefined && theirs[language] !== undefined;
    return { language, part, whole };
  });
  return {
    clashes: parts.flatMap(({ part }) => part.clashes),
    build: (choose) => {
      const body = parts.flatMap(({ language, part, whole }) => {
        const content = part.build(choose) as RichTextNode[];
        return whole || content.length > 0 ? [[language, { type: 'doc', content }]] : [];
      });
      return Object.fromEntries(body.length > 0 ? body : [['en', { type: 'doc', content: [] }]]);
    },
  };
}

/** Merges what two people made of one block's content: by paragraph where it is text, else by field. */
export function mergeContents(seen: Content, mine: Content, theirs: Content): Merged {
  const { clashes, build } =
    seen.kind === 'text' && mine.kind === 'text' && theirs.kind === 'text'
      ? (() => {
          const body = mergeBodies(seen.body, mine.body, theirs.body);
          return {
            ...body,
            build: (choose: (key: string) => Choice) => ({
              kind: 'text',
              body: body.build(choose),
            }),
          };
        })()
      : mergeFields([], seen, mine, theirs);
  return {
    clashes,
    takesTheirs: !same(seen, theirs) && !same(mine, theirs),
    build: (choose) => build(choose) as Content,
  };
}
