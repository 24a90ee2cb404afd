import type { QuestionType } from '#shared/questions/question-types.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';

/** What only one type of question has, and where changes go. */
export type FormProps<T extends QuestionType> = {
  content: QuestionContentOf<T>;
  onChange: (content: QuestionContentOf<T>) => void;
};
