import type { QuestionFinding } from '#shared/schemas/questions.ts';
import { lacksNumber, lacksTexts } from '../accepted-facts.ts';
import { lacksChoice, optionTexts } from '../choice-facts.ts';
import { feedbackTexts } from '../named-text.ts';
import type { NamedText } from '../question-definition.ts';
import type { Gap } from './schema.ts';

export function textsOfGap({ of }: Gap, at: number): NamedText[] {
  const path = ['gaps', at, 'of'];
  return of.type === 'singleChoice'
    ? optionTexts(of.options, ...path)
    : feedbackTexts([...path, 'accepted'], of.accepted);
}

export function lacksOfGap({ of }: Gap, at: number): QuestionFinding[] {
  const path = ['gaps', at, 'of'];
  if (of.type === 'singleChoice') return lacksChoice(of.options, ...path);
  return of.type === 'shortText' ? lacksTexts(of.accepted, ...path) : lacksNumber(of, ...path);
}
