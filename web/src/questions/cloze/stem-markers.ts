import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { languages, type Language } from '#shared/policies/languages.ts';
import { markersIn } from '#shared/questions/cloze/markers.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { LocalizedRichText, RichText } from '#shared/schemas/rich-text.ts';

/** The numbers of markers in a stem, in any of its languages, in the order in which they are read. */
export const markersOf = (stem: LocalizedRichText): number[] => [
  ...new Set(
    languages.flatMap((language) => {
      const document = stem[language];
      return document ? markersIn(document) : [];
    }),
  ),
];

/** The lowest number that neither a gap nor a marker has. */
export function freeGapId({ stem, gaps }: Pick<QuestionContentOf<'cloze'>, 'stem' | 'gaps'>) {
  const taken = new Set([...markersOf(stem), ...gaps.map(({ gapId }) => gapId)]);
  return Array.from({ length: 99 }, (_, at) => at + 1).find((id) => !taken.has(id)) ?? null;
}

/** Words of a paragraph with more at their end, as an editor would have them. */
function withWords(words: readonly AnyNode[], text: string): AnyNode[] {
  const last = words.at(-1);
  if (last?.text !== undefined && !last.marks?.length)
    return [...words.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ${text}` }];
  return [...words, { type: 'text', text: last ? ` ${text}` : text }];
}

/** A text with a marker at its end: behind its last words, or in a paragraph of its own. */
function withMarker(document: RichText, gapId: number): RichText {
  const blocks: AnyNode[] = [...document.content];
  const last = blocks.at(-1)?.type === 'paragraph' ? blocks.pop() : undefined;
  const paragraph = {
    ...(last ?? { type: 'paragraph' }),
    content: withWords(last?.content ?? [], `[[${gapId}]]`),
  };
  return { ...document, content: [...blocks, paragraph] } as RichText;
}

/** Languages of a stem, or of those in view, that have no marker of a gap yet. */
export const lackingMarker = (
  stem: LocalizedRichText,
  gapId: number,
  among: readonly Language[],
): Language[] =>
  among.filter((language) => {
    const document = stem[language];
    return document !== undefined && !markersIn(document).includes(gapId);
  });

/** A stem with the marker of a gap in each of its languages. */
export const placeMarker = (stem: LocalizedRichText, gapId: number): LocalizedRichText => ({
  ...stem,
  ...Object.fromEntries(
    lackingMarker(stem, gapId, languages).map((language) => [
      language,
      withMarker(stem[language] ?? { type: 'doc', content: [] }, gapId),
    ]),
  ),
});
