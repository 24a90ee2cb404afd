import type { ContentOf } from '#shared/schemas/blocks.ts';

export type Quiz = ContentOf<'quiz'>;

const everything = { score: true, answers: true, verdicts: true, feedback: true, key: true };

/** A quiz by the rules that most have. */
export const quizOf = (changes: Partial<Quiz> = {}): Quiz => ({
  kind: 'quiz',
  instructions: null,
  sections: [],
  minutes: 30,
  attempts: 1,
  counts: 'best',
  wait: 0,
  opens: null,
  closes: null,
  closing: 'shorten',
  oneByOne: false,
  back: true,
  needsCode: false,
  shows: { afterSubmit: everything, afterClose: everything },
  hints: false,
  passPercent: null,
  ...changes,
});
