import type { TFunction } from 'i18next';
import type { BlockKind } from '#shared/blocks/block-kinds.ts';
import type { Language } from '#shared/policies/languages.ts';
import '#web/blocks/texts.ts';
import '../texts.ts';

/** Where a title stands in a sentence: no title has this sign. */
const gap = '\u0000';

/** A sentence with a title in it, which is asked for once. */
function around(say: (title: string) => string): (title: string) => string {
  const [before = '', after = ''] = say(gap).split(gap);
  return (title) => before + title + after;
}

/** What is said of one thing, asked for once for each. */
function each<Thing extends string | number | boolean>(say: (thing: Thing) => string) {
  const said = new Map<Thing, string>();
  return (thing: Thing): string => {
    const known = said.get(thing) ?? say(thing);
    said.set(thing, known);
    return known;
  };
}

/**
 * What the rows of the tree say. Three hundred of them say the same ten sentences, each with its own title: asking
 * i18next for every one of them takes longer than drawing them.
 */
export const rowSentences = (t: TFunction<['structure', 'blocks']>) => ({
  kind: each((kind: BlockKind | 'module') => t(`blocks:kind.${kind}`)),
  state: each((published: boolean) => t(published ? 'state.published' : 'state.unpublished')),
  warnings: each((count: number) => t('warnings', { count })),
  lessons: each((count: number) => t('lessons', { count })),
  written: each((language: Language) => t(`written.${language}`)),
  missing: each((language: Language) => t(`missing.${language}`)),
  pick: around((title) => t('pick', { title })),
  fold: around((title) => t('fold', { title })),
  unfold: around((title) => t('unfold', { title })),
  titleOf: around((title) => t('titleOf', { title })),
  publishOf: around((title) => t('publishOf', { title })),
  menuOf: around((title) => t('menu.of', { title })),
  copying: () => t('copying'),
});

export type RowSentences = ReturnType<typeof rowSentences>;
