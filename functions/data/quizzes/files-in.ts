import type { GivenAnswer } from '#shared/schemas/questions.ts';

/** The ids of the files that answers name. */
export const filesIn = (answers: Iterable<{ answer: GivenAnswer | null }>): string[] =>
  [...answers].flatMap(({ answer }) => (answer?.type === 'file' ? answer.files : []));
