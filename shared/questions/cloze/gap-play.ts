import { nothing } from '#shared/grading/score.ts';
import type { ReviewOf, StoredOf } from '#shared/schemas/questions.ts';
import { bestOption, optionOf, scoreChoice, weightsShown } from '../choice-play.ts';
import type { ShownPart } from '../fields.ts';
import {
  bestNumber,
  firstFittingNumber,
  groupOfNumber,
  scoreNumber,
  unitsOf,
} from '../fitting-number.ts';
import { bestText, firstFitting, groupOfText, scoreText } from '../fitting-text.ts';
import { said, verdictOf } from '../reviewed.ts';
import type { Gap } from './schema.ts';

type Answer = StoredOf<'cloze'>['gaps'][number];
type GapKey = NonNullable<ReviewOf<'cloze'>['key']>['gaps'][number];

/** Whether nothing was given in a gap. */
export function isOpen(answer: Answer): boolean {
  if (answer.type === 'shortText') return answer.text.trim() === '';
  return answer.type === 'numeric' && answer.number.trim() === '';
}

/** What an answer is found to be in its gap. */
function fittingIn({ of }: Gap, answer: Answer) {
  if (of.type === 'shortText' && answer.type === 'shortText') return firstFitting(of, answer.text);
  if (of.type === 'numeric' && answer.type === 'numeric') return firstFittingNumber(of, answer);
  if (of.type === 'singleChoice' && answer.type === 'singleChoice')
    return optionOf(of.options, answer.choice);
  return undefined;
}

export function scoreGap({ of }: Gap, answer: Answer | undefined) {
  if (answer !== undefined && !isOpen(answer)) {
    if (of.type === 'shortText' && answer.type === 'shortText') return scoreText(of, answer.text);
    if (of.type === 'numeric' && answer.type === 'numeric') return scoreNumber(of, answer);
    if (of.type === 'singleChoice' && answer.type === 'singleChoice')
      return scoreChoice(of.options, answer.choice);
  }
  return { ...nothing, how: { how: 'unanswered' } as const };
}

export function reviewGap(gap: Gap, answer: Answer | undefined) {
  if (answer === undefined || isOpen(answer)) return { parts: [], feedback: [] };
  const id = String(gap.gapId);
  const fitting = fittingIn(gap, answer);
  return {
    parts: [{ id, verdict: verdictOf(fitting?.weight ?? 0) }],
    feedback: said(id, fitting?.feedback),
  };
}

export function keyOfGap({ gapId, of }: Gap, drawn: readonly ShownPart[]): GapKey {
  if (of.type === 'singleChoice')
    return { type: of.type, gapId, options: weightsShown(of.options, drawn) };
  if (of.type === 'shortText')
    return {
      type: of.type,
      gapId,
      accepted: of.accepted.map(({ text, weight }) => ({ text, weight })),
    };
  return {
    type: of.type,
    gapId,
    accepted: of.accepted.map(({ feedback: _, ...accepted }) => accepted),
    units: unitsOf(of.unit),
  };
}

/** What earns all of a gap; null: nothing does. */
export function bestOfGap({ gapId, of }: Gap): Answer | null {
  if (of.type === 'singleChoice') {
    const choice = bestOption(of.options);
    return choice === null ? null : { type: of.type, gapId, choice };
  }
  if (of.type === 'shortText') {
    const text = bestText(of);
    return text === null ? null : { type: of.type, gapId, text };
  }
  const best = bestNumber(of);
  return best && { type: of.type, gapId, ...best };
}

export function groupOfGap(answer: Answer): string {
  if (answer.type === 'singleChoice') return answer.choice;
  return answer.type === 'shortText' ? groupOfText(answer.text) : groupOfNumber(answer);
}
