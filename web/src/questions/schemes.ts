import type { QuestionContentOf } from '#shared/schemas/questions.ts';

type Scheme = QuestionContentOf<'multipleChoice' | 'matching' | 'ordering'>['scheme'];

/** By these names programs know how partly right answers count; `questions:scheme` has a word for each. */
const schemes = [
  'allOrNothing',
  'eachStatement',
  'rightMinusWrong',
  'weights',
  'each',
  'positions',
  'neighbors',
] as const satisfies Scheme[];

/** The scheme of a name; undefined: it is none. */
export const schemeOf = (name: unknown) => schemes.find((one) => one === name);
