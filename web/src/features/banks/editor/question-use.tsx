import { QuestionFigures } from '#web/questions/figures/question-figures.tsx';
import type { Question } from '../types.ts';
import { UsedIn } from './used-in.tsx';

/** What became of a question: which quizzes ask it, and how it did there. */
export function QuestionUse({ question }: { question: Question }) {
  return (
    <>
      <UsedIn question={question} />
      <QuestionFigures figures={question.figures} content={question.content} />
    </>
  );
}
