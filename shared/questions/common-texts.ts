import { languages, type LocalizedText } from '#shared/policies/languages.ts';
import { isUndescribed, nodesOf, saysSomething } from '#shared/policies/rich-text-nodes.ts';
import type { QuestionContent, QuestionFinding } from '#shared/schemas/questions.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { finding } from './finding.ts';
import { optionalText } from './named-text.ts';
import type { NamedText } from './question-definition.ts';

/** The texts that every question has; the stem first. */
export const commonTexts = ({ stem, hints, feedback }: QuestionContent): NamedText[] => [
  { path: ['stem'], text: stem, isOptional: false },
  ...hints.map((text, at) => ({ path: ['hints', at], text, isOptional: false })),
  ...optionalText(['feedback'], feedback),
];

/** The documents of a text: those of rich text, in each language. */
export const documentsOf = (text: NamedText['text']) =>
  Object.values(text).flatMap((document) => (typeof document === 'object' ? [document] : []));

/** The languages in which a text says something. */
export function languagesOf(text: LocalizedRichText | LocalizedText) {
  const says = (written: (typeof text)['en']) =>
    typeof written === 'object' ? saysSomething(written) : (written ?? '').trim() !== '';
  return languages.filter((language) => says(text[language]));
}

/** What texts lack: words, a language that the stem is there in, and what their pictures show. */
export function lacksWords(texts: NamedText[]): QuestionFinding[] {
  const [stem, ...others] = texts;
  const spoken = stem ? languagesOf(stem.text) : [];
  const words = others.flatMap(({ path, text, isOptional }) => {
    const there = languagesOf(text);
    if (there.length === 0) return isOptional ? [] : [finding('empty_part', ...path)];
    return spoken.every((language) => there.includes(language))
      ? []
      : [finding('missing_translation', ...path)];
  });
  const undescribed = texts.filter(({ text }) =>
    documentsOf(text).some((document) => [...nodesOf(document)].some(isUndescribed)),
  );
  return [
    ...(spoken.length === 0 ? [finding('empty_stem', 'stem')] : []),
    ...words,
    ...undescribed.map(({ path }) => finding('picture_without_alt', ...path)),
  ];
}
