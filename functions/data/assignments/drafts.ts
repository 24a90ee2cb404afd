import * as z from 'zod';
import { httpsAddress } from '#shared/blocks/https-address.ts';
import { choiceSchema } from '#shared/schemas/assignments.ts';
import { richTextSchema } from '#shared/schemas/rich-text.ts';
import { keys, ranges, submitter } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { keyParts, placeRecord, type WorkPlace } from './work-place.ts';

/** What somebody wrote, as drafts and submissions hold it. */
export const workRecord = {
  text: richTextSchema.nullable(),
  link: httpsAddress.nullable(),
  selfAssessment: z.array(choiceSchema),
};

/** What somebody works at. A submit leaves it as it is, so that what comes after begins with it. */
export const draftRecord = z.object({
  ...placeRecord,
  ...workRecord,
  files: z.array(z.string()),
  version: z.number(),
  savedAt: z.string(),
});
export type Draft = z.infer<typeof draftRecord>;

const keyOf = (place: WorkPlace) => keys.draft(...keyParts(place));

export const drafts = {
  get: (table: Table, place: WorkPlace) => table.get(draftRecord, keyOf(place)),

  /** All that a group works at: no more than there are assignments of its set. */
  ofGroup: (table: Table, groupId: string) =>
    table.queryAll(draftRecord, ranges.drafts(submitter.group(groupId))),

  /** A draft over the one that was read; whoever was faster makes the caller read again. */
  put: (before: Draft | null, next: Draft): TransactionItem =>
    tryAgain({
      label: 'draft',
      put: { ...keyOf(next), entity: 'Draft', ...next },
      ...unchangedSince(before),
    }),

  /** Removes a draft that nobody has saved since it was read. */
  remove: (read: Draft): TransactionItem =>
    tryAgain({ label: 'draft', remove: keyOf(read), ...unchangedSince(read) }),

  /** Refuses a transaction where a draft is no more as it was read; the caller reads again. */
  checkUnchanged: (read: Draft): TransactionItem =>
    tryAgain({ label: 'draft-read', check: keyOf(read), ...unchangedSince(read) }),
};
