import * as z from 'zod';
import {
  type QuestionContent,
  questionContentSchema,
  questionTypeSchema,
} from '#shared/schemas/questions.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';

const lineRecord = z.object({
  questionId: z.string(),
  version: z.number(),
  type: questionTypeSchema,
  savedAt: z.string(),
  savedBy: z.string(),
});
const versionRecord = lineRecord.extend({ content: questionContentSchema });
export type QuestionVersion = z.infer<typeof versionRecord>;

export const questionVersions = {
  /** The versions of a question without their contents, newest first; a page. */
  list: (table: Table, questionId: string, page: { limit: number; start: Item | undefined }) =>
    table.query(lineRecord, ranges.questionVersions(questionId), { ...page, newestFirst: true }),

  get: (table: Table, questionId: string, version: number) =>
    table.get(versionRecord, keys.questionVersion(questionId, version)),

  /** The contents of some versions. */
  async some(
    table: Table,
    wanted: { questionId: string; version: number }[],
  ): Promise<(questionId: string, version: number) => QuestionContent | undefined> {
    const versions = wanted.map(({ questionId, version }) =>
      keys.questionVersion(questionId, version),
    );
    const found = await table.batchGet(versionRecord, versions, { consistent: true });
    const byName = new Map(found.map((one) => [`${one.questionId} ${one.version}`, one.content]));
    return (questionId, version) => byName.get(`${questionId} ${version}`);
  },

  /** A version is put once, and never changed. */
  put: ({ content, ...version }: Omit<QuestionVersion, 'type'>): TransactionItem =>
    tryAgain({
      label: 'question-version',
      put: {
        ...keys.questionVersion(version.questionId, version.version),
        entity: 'QuestionVersion',
        ...version,
        type: content.type,
        content,
      },
      condition: 'attribute_not_exists(pk)',
    }),
};
