import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import { plainOf } from '../text/texts.ts';
import type { Kit } from './kit.ts';
import type { RawBody, RawNumber, RawTolerance, RawUnits } from './raw-question.ts';

type Texts = Extract<RawBody, { type: 'shortText' }>;
type Formula = Extract<RawBody, { type: 'formula' }>;
type TextKey = Pick<QuestionContentOf<'shortText'>, 'accepted' | 'matchCase' | 'matchAccents'>;
type NumberKey = Pick<QuestionContentOf<'numeric'>, 'accepted' | 'unit'>;
type FormulaKey = Pick<
  QuestionContentOf<'formula'>,
  'variables' | 'expression' | 'tolerance' | 'decimals' | 'unit'
>;

const most = { texts: 50, letters: 200, numbers: 20, unit: 30, units: 20 };
const whole = 10_000;
const withinBounds = (weight: number) => Math.max(-whole, Math.min(whole, weight));

/** The key of a short text. */
export function textKeyOf(raw: Omit<Texts, 'type'>, kit: Kit): TextKey {
  const { notes, texts } = kit;
  if (raw.answers.length > most.texts) notes.add('options_dropped');
  const accepted = raw.answers.slice(0, most.texts).flatMap((answer) => {
    const text = texts.key(answer.text);
    if (text.length > most.letters) notes.add('options_dropped', text);
    return text === '' || text.length > most.letters
      ? []
      : [{ text, weight: withinBounds(answer.weight), feedback: kit.feedback(answer.feedback) }];
  });
  if (!accepted.some(({ weight }) => weight === whole)) notes.add('no_right_answer');
  const { matchCase, matchAccents } = raw;
  return { accepted, matchCase, matchAccents };
}

export function toleranceOf(kind: RawTolerance, tolerance: string) {
  const by = tolerance.replace(/^-/, '');
  return kind === 'significant'
    ? ({ kind, digits: Math.max(1, Math.min(15, Math.trunc(Number(by)) || 1)) } as const)
    : ({ kind, by } as const);
}

function unitOf(raw: RawUnits | null, kit: Kit): NumberKey['unit'] {
  if (!raw) return null;
  const known = new Set<string>();
  const accepted = raw.units.filter(({ unit }) => {
    const fits = unit.length <= most.unit && !known.has(unit);
    if (!fits) kit.notes.add('unit_changed', unit);
    known.add(unit);
    return fits;
  });
  return {
    isRequired: raw.isRequired,
    penalty: Math.max(0, Math.min(whole, raw.penalty)),
    accepted: accepted.slice(0, most.units),
  };
}

/** The key of a number. What is said to every other answer has no place in it. */
export function numberKeyOf(
  raw: { answers: readonly RawNumber[]; units: RawUnits | null },
  kit: Kit,
): NumberKey {
  const { notes } = kit;
  const numbers = raw.answers.filter(({ value, weight, feedback }) => {
    if (value !== null) return true;
    if (weight !== 0) notes.add('wildcard_dropped');
    if (feedback) notes.add('feedback_dropped', plainOf(feedback.text));
    return false;
  });
  if (numbers.length > most.numbers) notes.add('options_dropped');
  const accepted = numbers.slice(0, most.numbers).map((number) => ({
    value: number.value ?? '0',
    tolerance: toleranceOf(number.kind, number.tolerance),
    weight: withinBounds(number.weight),
    feedback: kit.feedback(number.feedback),
  }));
  if (!accepted.some(({ weight }) => weight === whole)) notes.add('no_right_answer');
  return { accepted, unit: unitOf(raw.units, kit) };
}

export const formulaKeyOf = (raw: Formula, kit: Kit): FormulaKey => ({
  variables: raw.variables.slice(0, 20),
  expression: raw.expression,
  tolerance: toleranceOf(raw.kind, raw.tolerance),
  decimals: raw.decimals,
  unit: unitOf(raw.units, kit),
});
