import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { CategorizeForm } from './categorize/form.tsx';
import { ClozeForm } from './cloze/form.tsx';
import { EssayForm } from './essay/form.tsx';
import { FileForm } from './file/form.tsx';
import type { FormProps } from './form/form-props.ts';
import { FormulaForm } from './formula/form.tsx';
import { HotspotForm } from './hotspot/form.tsx';
import { MatchingForm } from './matching/form.tsx';
import { MultipleChoiceForm } from './multiple-choice/form.tsx';
import { NumericForm } from './numeric/form.tsx';
import { OrderingForm } from './ordering/form.tsx';
import { ShortTextForm } from './short-text/form.tsx';
import { SingleChoiceForm } from './single-choice/form.tsx';
import { SurveyForm } from './survey/form.tsx';
import { TrueFalseForm } from './true-false/form.tsx';

/** The fields that only one type of question has. */
export const forms: { [T in QuestionType]: ComponentType<FormProps<T>> } = {
  singleChoice: SingleChoiceForm,
  multipleChoice: MultipleChoiceForm,
  trueFalse: TrueFalseForm,
  shortText: ShortTextForm,
  numeric: NumericForm,
  cloze: ClozeForm,
  matching: MatchingForm,
  ordering: OrderingForm,
  categorize: CategorizeForm,
  hotspot: HotspotForm,
  essay: EssayForm,
  file: FileForm,
  formula: FormulaForm,
  survey: SurveyForm,
};
