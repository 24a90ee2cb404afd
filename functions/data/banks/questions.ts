import * as z from 'zod';
import { questionRowSchema } from '#shared/schemas/question-row.ts';
import { indexPartitions, keys } from '#functions/data/keys.ts';
import { endOfBin } from '#functions/data/table/bin.ts';
import type { Item, Table } from '#functions/data/table/table.ts';

/** The head of a question: all that a list shows, and what its writes need to know. */
export const questionRecord = z.object({
  ...questionRowSchema.shape,
  /** Counts every change, moves and the trash too: what a write is conditional on. */
  revision: z.number(),
  /** The media that any of its versions ever named: they stay as long as it does. */
  mediaIds: z.array(z.string()),
});
export type QuestionHead = z.infer<typeof questionRecord>;

/** The table forgets what the trash has given up within days; readers do at once. */
const isThere = ({ binnedAt }: QuestionHead, now: number) =>
  (endOfBin(binnedAt) ?? Infinity) * 1000 > now;

/** Whether a question is of a bank, at the instant `now` (milliseconds). */
export const isOfBank = (head: QuestionHead, bankId: string, now: number): boolean =>
  head.bankId === bankId && isThere(head, now);

export const questions = {
  /** The heads of a whole bank, a page at a time: at most 10,000. */
  async *pagesOfBank(table: Table, bankId: string): AsyncGenerator<QuestionHead[]> {
    let start: Item | undefined;
    do {
      const page = await table.queryIndex(questionRecord, indexPartitions.bank(bankId), { start });
      yield page.items;
      start = page.last ?? undefined;
    } while (start);
  },

  /** A question of a bank, or null: one of another bank is none of this. */
  async ofBank(
    table: Table,
    { bankId, questionId }: { bankId: string; questionId: string },
    now: number,
  ): Promise<QuestionHead | null> {
    const head = await table.get(questionRecord, keys.question(questionId));
    return head && isOfBank(head, bankId, now) ? head : null;
  },

  /** The heads among these ids that exist, by id, of whichever bank and in the trash or not. */
  async byIds(
    table: Table,
    questionIds: string[],
    options: { consistent?: boolean } = {},
  ): Promise<Map<string, QuestionHead>> {
    const found = await table.batchGet(questionRecord, questionIds.map(keys.question), options);
    return new Map(found.map((head) => [head.questionId, head]));
  },
};
