import type { QuestionType } from '#shared/questions/question-types.ts';
import type { AskedOf, GivenOf, ReviewOf } from '#shared/schemas/questions.ts';

/** A question as it was asked and answered, and what its learner may see of it now. */
export type ReviewProps<T extends QuestionType> = {
  asked: AskedOf<T>;
  /** null: it was not answered. */
  given: GivenOf<T> | null;
  review: ReviewOf<T>;
};
