import type { QuestionType } from '#shared/questions/question-types.ts';
import type { AskedOf, GivenOf } from '#shared/schemas/questions.ts';

/** A question as a learner is asked it, and where their answer goes. */
export type TakeProps<T extends QuestionType> = {
  asked: AskedOf<T>;
  /** null: nothing was answered yet, or it was taken back. */
  given: GivenOf<T> | null;
  onChange: (given: GivenOf<T> | null) => void;
};
