import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { CategorizeReview } from './categorize/review.tsx';
import { ClozeReview } from './cloze/review.tsx';
import { EssayReview } from './essay/review.tsx';
import { FileReview } from './file/review.tsx';
import { FormulaReview } from './formula/review.tsx';
import { HotspotReview } from './hotspot/review.tsx';
import { MatchingReview } from './matching/review.tsx';
import { MultipleChoiceReview } from './multiple-choice/review.tsx';
import { NumericReview } from './numeric/review.tsx';
import { OrderingReview } from './ordering/review.tsx';
import { ShortTextReview } from './short-text/review.tsx';
import { SingleChoiceReview } from './single-choice/review.tsx';
import { SurveyReview } from './survey/review.tsx';
import type { ReviewProps } from './review/review-props.ts';
import { TrueFalseReview } from './true-false/review.tsx';

/** The way in which an answer to each type of question is looked back at. */
export const reviews: { [T in QuestionType]: ComponentType<ReviewProps<T>> } = {
  singleChoice: SingleChoiceReview,
  multipleChoice: MultipleChoiceReview,
  trueFalse: TrueFalseReview,
  shortText: ShortTextReview,
  numeric: NumericReview,
  cloze: ClozeReview,
  matching: MatchingReview,
  ordering: OrderingReview,
  categorize: CategorizeReview,
  hotspot: HotspotReview,
  essay: EssayReview,
  file: FileReview,
  formula: FormulaReview,
  survey: SurveyReview,
};
