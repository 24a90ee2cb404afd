import { type MarkCause, type QuizCause, toldCauses } from '#shared/schemas/marks.ts';

const kinds = new Set<string>(['ended', ...toldCauses]);

/** Whether something happened to the mark for a quiz. */
export const isQuizCause = (because: MarkCause): because is QuizCause => kinds.has(because.kind);
