import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import { drawsIn, fixedIn, slotsIn } from '#shared/blocks/quiz/slots.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** That a quiz names a question of a bank. */
export const questionUseRecord = z.object({
  bankId: z.string(),
  questionId: z.string(),
  courseId: z.string(),
  quizId: z.string(),
  /** The oldest version that it asks; null: the latest. */
  version: z.number().nullable(),
});
export type QuestionUse = z.infer<typeof questionUseRecord>;

/** What a quiz draws from one bank. */
export const bankDrawsRecord = z.object({
  bankId: z.string(),
  courseId: z.string(),
  quizId: z.string(),
  draws: z.array(
    z.object({
      tags: z.array(z.string()),
      difficulty: z.enum(['easy', 'medium', 'hard']).nullable(),
    }),
  ),
});
export type BankDraws = z.infer<typeof bankDrawsRecord>;

/** The questions and the banks under which rows of a quiz may stand: all that do, and perhaps some that no longer do. */
const marksRecord = z.object({
  /** Each as `nameOf` names it. */
  questions: z.array(z.string()),
  banks: z.array(z.string()),
});
export type UseMarks = z.infer<typeof marksRecord>;

type Quiz = { courseId: string; quizId: string };
type Place = Pick<QuestionUse, 'bankId' | 'questionId'>;

/** What a quiz asks, of the banks that it may ask from: one that names another has no word in what is there. */
export function usesIn(
  content: BlockContent | undefined,
  { courseId, quizId }: Quiz,
  isAllowed: (bankId: string) => boolean,
): { questions: QuestionUse[]; draws: BankDraws[] } {
  const quiz = contentOfKind('quiz', content);
  const slots = slotsIn(quiz ? [quiz] : []);
  const allowed = slots.filter(({ bankId }) => isAllowed(bankId));
  const questions = [...Map.groupBy(fixedIn(allowed), (slot) => nameOf(slot)).values()].flatMap(
    (some) => {
      const [first] = some;
      if (!first) return [];
      const pinned = some.flatMap(({ version }) => version ?? []);
      const { bankId, questionId } = first;
      const version = pinned.length > 0 ? Math.min(...pinned) : null;
      return [{ bankId, questionId, courseId, quizId, version }];
    },
  );
  const draws = [...Map.groupBy(drawsIn(allowed), ({ bankId }) => bankId)].map(
    ([bankId, some]) => ({
      bankId,
      courseId,
      quizId,
      draws: some.map(({ tags, difficulty }) => ({ tags, difficulty })),
    }),
  );
  return { questions, draws };
}

/** A question of a bank, in one text. */
export const nameOf = ({ bankId, questionId }: Place) => `${bankId}#${questionId}`;

function placeOf(name: string): Place {
  const [bankId = '', questionId = ''] = name.split('#');
  return { bankId, questionId };
}

const count = (use: QuestionUse, by: 1 | -1): TransactionItem => ({
  label: 'question-uses',
  update: keys.questionUseCount(use.bankId, use.questionId),
  set: 'SET entity = :entity, bankId = :bankId, questionId = :questionId ADD quizzes :by',
  expression: {
    values: {
      ':entity': 'QuestionUseCount',
      ':bankId': use.bankId,
      ':questionId': use.questionId,
      ':by': by,
    },
  },
});

/** How it is kept what quizzes ask. */
export const quizUses = {
  marks: (table: Table, quizId: string) => table.get(marksRecord, keys.quizUses(quizId)),

  /** The rows of a quiz that stand under some questions and banks. */
  async rows(table: Table, quizId: string, { questions, banks }: UseMarks) {
    const [naming, draws] = await Promise.all([
      table.batchGet(
        questionUseRecord,
        questions.map((name) => {
          const { bankId, questionId } = placeOf(name);
          return keys.questionUse(bankId, questionId, quizId);
        }),
        { consistent: true },
      ),
      table.batchGet(
        bankDrawsRecord,
        banks.map((bankId) => keys.bankDraws(bankId, quizId)),
        { consistent: true },
      ),
    ]);
    return { questions: naming, draws };
  },

  /** Says where rows of a quiz may stand, if nobody else has since it was read; nothing to say: nowhere. */
  mark(quizId: string, before: UseMarks | null, next: UseMarks): TransactionItem {
    const isNowhere = next.questions.length + next.banks.length === 0;
    const key = keys.quizUses(quizId);
    return {
      label: 'quiz-uses',
      ...(isNowhere ? { remove: key } : { put: { ...key, entity: 'QuizUses', quizId, ...next } }),
      ...(before
        ? {
            condition: 'questions = :questions AND banks = :banks',
            expression: { values: { ':questions': before.questions, ':banks': before.banks } },
          }
        : { condition: 'attribute_not_exists(pk)' }),
    };
  },

  /** A quiz begins to name a question, names another version of it, or no longer names it. */
  moveQuestion(before: QuestionUse | undefined, next: QuestionUse | undefined): TransactionItem[] {
    const use = next ?? before;
    if (!use) return [];
    const key = keys.questionUse(use.bankId, use.questionId, use.quizId);
    const exists = before ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)';
    const row: TransactionItem = {
      label: 'question-use',
      condition: exists,
      ...(next ? { put: { ...key, entity: 'QuestionUse', ...next } } : { remove: key }),
    };
    return before && next ? [row] : [row, count(use, next ? 1 : -1)];
  },

  /** A quiz draws from a bank, draws other questions, or no longer any. */
  moveDraws(before: BankDraws | undefined, next: BankDraws | undefined): TransactionItem[] {
    const one = next ?? before;
    if (!one) return [];
    const key = keys.bankDraws(one.bankId, one.quizId);
    return [
      {
        label: 'bank-draws',
        ...(next ? { put: { ...key, entity: 'BankDraws', ...next } } : { remove: key }),
      },
    ];
  },

  /** Removes the count of a question that no quiz names. Refused for every other. */
  forgetCount(name: string): TransactionItem {
    const { bankId, questionId } = placeOf(name);
    return {
      label: 'question-uses',
      remove: keys.questionUseCount(bankId, questionId),
      condition: 'quizzes = :none',
      expression: { values: { ':none': 0 } },
    };
  },
};
