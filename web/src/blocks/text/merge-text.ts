import { type Language, languages } from '#shared/policies/languages.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { RichTextNode } from '#shared/schemas/rich-text.ts';
import { mergeLists, type Stretch } from '#web/lib/merge/merge-lists.ts';
import type { Part } from '../draft/merge-fields.ts';
import type { Choice } from '#web/lib/choice.ts';

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

type Body = ContentOf<'text'>['body'];

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

/** Merges what two people made of a text, by paragraph. */
export function mergeText(
  seen: ContentOf<'text'>,
  mine: ContentOf<'text'>,
  theirs: ContentOf<'text'>,
): Part {
  const { clashes, build } = mergeBodies(seen.body, mine.body, theirs.body);
  return { clashes, build: (choose) => ({ kind: 'text', body: build(choose) }) };
}
