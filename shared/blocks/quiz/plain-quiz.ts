import type { ContentOf } from '#shared/schemas/blocks.ts';

const everything = { score: true, answers: true, verdicts: true, feedback: true, key: true };

/** A quiz that asks nothing yet, by rules that hide nothing: one attempt, without a limit. */
export const plainQuiz: ContentOf<'quiz'> = {
  kind: 'quiz',
  instructions: null,
  sections: [],
  minutes: null,
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
};
