import type { Mark, QuizSource } from '#shared/schemas/marks.ts';

/** The attempts that a mark is made from; null: there is no mark, or it is none of a quiz. */
export const quizSource = (mark: Pick<Mark, 'source'> | null): QuizSource | null =>
  mark && 'attempts' in mark.source ? mark.source : null;
