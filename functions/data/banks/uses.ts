import * as z from 'zod';
import type { questionSchema } from '#shared/schemas/banks.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import { blockRecord } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { mayDraw } from '#shared/policies/may-draw.ts';
import type { QuestionHead } from './questions.ts';
import {
  type BankDraws,
  bankDrawsRecord,
  type QuestionUse,
  questionUseRecord,
} from './quiz-uses.ts';

type UsedIn = z.infer<typeof questionSchema>['usedIn'];
type Place = Pick<QuestionHead, 'bankId' | 'questionId'>;

/** As many quizzes of each kind are shown. */
const mostShown = 50;

const countRecord = z.object({ bankId: z.string(), questionId: z.string(), quizzes: z.number() });
const askedRecord = z.object({ questionId: z.string() });
const titleRecord = blockRecord.pick({ blockId: true, title: true, binnedAt: true });

/** A line of the answer, as long as it is not known what the quiz is called. */
type Found = { courseId: string; quizId: string; by: 'name' | 'draw'; version: number | null };

const drawing = ({ draws }: BankDraws, head: QuestionHead) =>
  draws.some((draw) => mayDraw(draw, head));

async function titled(table: Table, found: Found[]): Promise<UsedIn> {
  if (found.length === 0) return [];
  const blocks = await table.batchGet(
    titleRecord,
    found.map(({ courseId, quizId }) => keys.block(courseId, quizId)),
  );
  const byId = new Map(blocks.map((block) => [block.blockId, block]));
  return found.flatMap((use) => {
    const block = byId.get(use.quizId);
    return block ? [{ ...use, title: block.title, isBinned: block.binnedAt !== null }] : [];
  });
}

/** The quizzes that ask a question: by its id, or because a draw may take it. One that does both is there once. */
export async function usesOf(table: Table, head: QuestionHead): Promise<UsedIn> {
  const page = { limit: mostShown };
  const [naming, { items: drawers }] = await Promise.all([
    table.query(questionUseRecord, ranges.questionUses(head.bankId, head.questionId), page),
    uses.draws(table, head.bankId),
  ]);
  const named = naming.items.map(({ courseId, quizId, version }: QuestionUse) => {
    return { courseId, quizId, by: 'name' as const, version };
  });
  const drawn = drawers
    .filter((one) => drawing(one, head))
    .filter(({ quizId }) => named.every((one) => one.quizId !== quizId))
    .slice(0, mostShown)
    .map(({ courseId, quizId }) => ({ courseId, quizId, by: 'draw' as const, version: null }));
  return titled(table, [...named, ...drawn]);
}

/** What uses questions: quizzes that name them or may draw them, and attempts that asked them. */
export const uses = {
  /** The draws of all quizzes from a bank: of as many as its courses have. */
  draws: async (table: Table, bankId: string) => ({
    items: await table.queryAll(bankDrawsRecord, ranges.bankDraws(bankId)),
  }),

  /** The ids among some questions that a quiz names. */
  async named(table: Table, heads: Place[]): Promise<Set<string>> {
    if (heads.length === 0) return new Set();
    const wanted = heads.map(({ bankId, questionId }) => keys.questionUseCount(bankId, questionId));
    const found = await table.batchGet(countRecord, wanted, { consistent: true });
    return new Set(found.filter(({ quizzes }) => quizzes > 0).map(({ questionId }) => questionId));
  },

  /** Those among some questions of one bank that no quiz asks. */
  async unused<H extends QuestionHead>(table: Table, bankId: string, heads: H[]): Promise<H[]> {
    const [named, draws] = await Promise.all([uses.named(table, heads), uses.draws(table, bankId)]);
    return heads.filter(
      (head) => !named.has(head.questionId) && !draws.items.some((quiz) => drawing(quiz, head)),
    );
  },

  /** Refuses where it has changed whether a quiz names a question. */
  checkNamed: ({ bankId, questionId }: Place, isNamed: boolean): TransactionItem => ({
    label: 'question-uses',
    check: keys.questionUseCount(bankId, questionId),
    condition: isNamed ? 'quizzes > :none' : 'attribute_not_exists(pk) OR quizzes = :none',
    expression: { values: { ':none': 0 } },
  }),

  /** Those among some questions that an attempt ever asked. */
  async asked(table: Table, questionIds: string[]): Promise<Set<string>> {
    const found = await table.batchGet(askedRecord, questionIds.map(keys.questionAsked));
    return new Set(found.map(({ questionId }) => questionId));
  },

  /** Notes that an attempt asks a question: its versions stay from now on. */
  noteAsked: (questionId: string): TransactionItem => ({
    label: 'question-asked',
    put: { ...keys.questionAsked(questionId), entity: 'QuestionAsked', questionId },
  }),
};
