/** Marks that Markdown has no sign for, and the tags that all its readers know for them. */
const markOfTag = { sub: 'subscript', sup: 'superscript' } as const;
type Tag = keyof typeof markOfTag;

export type TaggedMark = (typeof markOfTag)[Tag];

/** The tag of a mark; undefined for those that Markdown has a sign for. */
export const tagOf = (mark: string): Tag | undefined =>
  mark === 'subscript' ? 'sub' : mark === 'superscript' ? 'sup' : undefined;

/** The mark that a piece of HTML within a line begins or ends; null for all other HTML. */
export function markTagIn(html: string): { mark: TaggedMark; ends: boolean } | null {
  const [, slash, tag] = /^<(\/?)(sub|sup)(?:\s[^<>]*)?>$/i.exec(html) ?? [];
  return tag === undefined
    ? null
    : { mark: markOfTag[tag.toLowerCase() as Tag], ends: slash === '/' };
}
