import type { QuestionFinding } from '#shared/schemas/questions.ts';
import { lacksFullWeight } from './choice-facts.ts';
import { finding } from './finding.ts';
import type { Unit } from './numbers.ts';
import type { NamedText } from './question-definition.ts';

/** What the key of a short text lacks. */
export const lacksTexts = (
  accepted: { text: string; weight: number }[],
  ...path: NamedText['path']
): QuestionFinding[] => [
  ...lacksFullWeight(accepted, ...path, 'accepted'),
  ...accepted.flatMap(({ text }, at) =>
    text === '' ? [finding('empty_part', ...path, 'accepted', at, 'text')] : [],
  ),
];

/** What the unit of a number lacks. */
export const lacksUnit = (unit: Unit, ...path: NamedText['path']): QuestionFinding[] =>
  unit?.accepted.length === 0 ? [finding('too_few_parts', ...path, 'unit', 'accepted')] : [];

/** What the key of a number lacks. */
export const lacksNumber = (
  { accepted, unit }: { accepted: { weight: number }[]; unit: Unit },
  ...path: NamedText['path']
): QuestionFinding[] => [
  ...lacksFullWeight(accepted, ...path, 'accepted'),
  ...lacksUnit(unit, ...path),
];
