import type { LocalizedText } from '#shared/policies/languages.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import type { NamedText } from './question-definition.ts';

/** A text that may be left out. */
export const optionalText = (
  path: NamedText['path'],
  text: LocalizedRichText | LocalizedText | null,
): NamedText[] => (text === null ? [] : [{ path, text, isOptional: true }]);

/** The feedback of each of a list. */
export const feedbackTexts = (
  path: NamedText['path'],
  list: { feedback: LocalizedRichText | null }[],
): NamedText[] =>
  list.flatMap(({ feedback }, at) => optionalText([...path, at, 'feedback'], feedback));
