import type { ComponentType } from 'react';
import type { QuestionType } from '#shared/questions/question-types.ts';
import { CategorizeTake } from './categorize/take.tsx';
import { ClozeTake } from './cloze/take.tsx';
import { EssayTake } from './essay/take.tsx';
import { FileTake } from './file/take.tsx';
import { FormulaTake } from './formula/take.tsx';
import { HotspotTake } from './hotspot/take.tsx';
import { MatchingTake } from './matching/take.tsx';
import { MultipleChoiceTake } from './multiple-choice/take.tsx';
import { NumericTake } from './numeric/take.tsx';
import { OrderingTake } from './ordering/take.tsx';
import { ShortTextTake } from './short-text/take.tsx';
import { SingleChoiceTake } from './single-choice/take.tsx';
import { SurveyTake } from './survey/take.tsx';
import type { TakeProps } from './take/take-props.ts';
import { TrueFalseTake } from './true-false/take.tsx';

/** The way in which a learner answers each type of question. */
export const takes: { [T in QuestionType]: ComponentType<TakeProps<T>> } = {
  singleChoice: SingleChoiceTake,
  multipleChoice: MultipleChoiceTake,
  trueFalse: TrueFalseTake,
  shortText: ShortTextTake,
  numeric: NumericTake,
  cloze: ClozeTake,
  matching: MatchingTake,
  ordering: OrderingTake,
  categorize: CategorizeTake,
  hotspot: HotspotTake,
  essay: EssayTake,
  file: FileTake,
  formula: FormulaTake,
  survey: SurveyTake,
};
