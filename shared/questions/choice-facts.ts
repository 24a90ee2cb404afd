import type { LocalizedText } from '#shared/policies/languages.ts';
import type { QuestionFinding } from '#shared/schemas/questions.ts';
import type { LocalizedRichText } from '#shared/schemas/rich-text.ts';
import { atLeast, finding } from './finding.ts';
import { feedbackTexts } from './named-text.ts';
import type { NamedText } from './question-definition.ts';

/** The texts of options, wherever in a question they stand. */
export const optionTexts = (
  options: { text: LocalizedRichText | LocalizedText; feedback?: LocalizedRichText | null }[],
  ...path: NamedText['path']
): NamedText[] => [
  ...options.map(({ text }, at) => ({
    path: [...path, 'options', at, 'text'],
    text,
    isOptional: false,
  })),
  ...feedbackTexts(
    [...path, 'options'],
    options.map(({ feedback = null }) => ({ feedback })),
  ),
];

/** What options lack of which one is chosen. */
export const lacksChoice = (
  options: { weight: number }[],
  ...path: NamedText['path']
): QuestionFinding[] => [
  ...atLeast(2, options, 'options').map((one) => ({ ...one, path: [...path, ...one.path] })),
  ...lacksFullWeight(options, ...path, 'options'),
];

/** Something must earn all of a question's points. */
export const lacksFullWeight = (
  accepted: { weight: number }[],
  ...path: NamedText['path']
): QuestionFinding[] =>
  accepted.some(({ weight }) => weight === 10_000) ? [] : [finding('no_right_answer', ...path)];
