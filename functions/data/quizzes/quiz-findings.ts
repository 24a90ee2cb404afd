import * as z from 'zod';
import { drawsIn, fixedIn, mayAsk, slotsIn } from '#shared/blocks/quiz/slots.ts';
import { canBeAsked } from '#shared/policies/may-draw.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { type QuizFindingCode, quizFindingCodes } from '#shared/schemas/structure.ts';
import { questions } from '#functions/data/banks/questions.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { drawQuestions } from './draw-questions.ts';

const quizFindingsRecord = z.object({
  courseId: z.string(),
  /** By the ids of the quizzes of which there is something to say. */
  quizzes: z.record(z.string(), z.array(z.enum(quizFindingCodes))),
});
export type QuizFindings = z.infer<typeof quizFindingsRecord>['quizzes'];

type Tables = {
  /** Where the lists of the banks lie. */
  table: Table;
  /** Where the questions lie: the same one, unless the lists were made anew beside it. */
  truth: Table;
};

/** What keeps everybody from beginning a quiz, as it and its questions are now. */
export async function findInQuiz(
  { table, truth }: Tables,
  quiz: ContentOf<'quiz'>,
  course: { courseId: string; ownerId: string },
): Promise<QuizFindingCode[]> {
  const slots = slotsIn([quiz]);
  const allowed = slots.filter(({ bankId }) => mayAsk(course, bankId));
  const fixed = fixedIn(allowed);
  const ids = fixed.map(({ questionId }) => questionId);
  const [heads, drawn] = await Promise.all([
    questions.byIds(truth, ids, { consistent: true }),
    drawQuestions(table, drawsIn(allowed), ids, truth),
  ]);
  const isMissing = fixed.some(({ bankId, questionId }) => {
    const head = heads.get(questionId);
    return head?.bankId !== bankId || !canBeAsked(head);
  });
  return [
    ...(drawn ? [] : ['too_few_questions' as const]),
    ...(isMissing || allowed.length < slots.length ? ['missing_question' as const] : []),
  ];
}

/** What keeps the quizzes of courses from being taken, as far as the stream has come. */
export const quizFindings = {
  async get(table: Table, courseId: string): Promise<QuizFindings> {
    const found = await table.get(quizFindingsRecord, keys.quizFindings(courseId));
    return found?.quizzes ?? {};
  },

  /** Puts what was found in the place of what was read. Refused where somebody else was faster. */
  replace(courseId: string, before: QuizFindings, next: QuizFindings): TransactionItem {
    const isEmpty = (findings: QuizFindings) => Object.keys(findings).length === 0;
    const key = keys.quizFindings(courseId);
    return {
      label: 'quiz-findings',
      ...(isEmpty(next)
        ? { remove: key }
        : { put: { ...key, entity: 'QuizFindings', courseId, quizzes: next } }),
      ...(isEmpty(before)
        ? { condition: 'attribute_not_exists(pk)' }
        : { condition: 'quizzes = :before', expression: { values: { ':before': before } } }),
    };
  },
};
