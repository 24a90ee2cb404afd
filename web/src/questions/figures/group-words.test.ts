import { expect, it } from 'vitest';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { groupWords, labelsOf } from './group-words.ts';

const rich = (text: string) => ({
  en: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] },
});
const content = {
  type: 'matching',
  pairs: [
    { pairId: 'a1', left: rich('France'), right: { en: 'Paris' } },
    { pairId: 'b2', left: rich('Peru'), right: { en: 'Lima' } },
  ],
  options: [{ optionId: 'c3', text: rich('Iron') }],
  gaps: [{ gapId: 1, of: { options: [{ optionId: 'c3', text: { en: 'Zinc' } }] } }],
} as unknown as QuestionContent;

it.each([
  ['c3', 'Iron'],
  ['a1:b2', 'France → Lima'],
  ['b2 a1', 'Peru, France'],
  ['1:iron', 'Gap 1 → iron'],
  ['1:c3', 'Gap 1 → Zinc'],
  ['2:c3', 'Gap 2 → Iron'],
  ['the answer: iron', 'the answer: iron'],
  ['a1:', 'France → –'],
])('the group %j reads as %j', (group, words) => {
  expect(
    groupWords(
      group,
      labelsOf(content),
      ({ en }) => en ?? '',
      (place) => `Gap ${place}`,
    ),
  ).toBe(words);
});
