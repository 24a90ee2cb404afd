import * as z from 'zod';
import { markCauseSchema } from '#shared/schemas/marks.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { changeRecord } from './marks.ts';

/** So many changes are kept: more than a start tells of, so that it may leave some out. */
const mostKept = 12;

/** Somebody set the total of a course; its `itemId` is empty, and it goes from percent to percent. */
const totalCause = z.object({ kind: z.literal('totalSet'), reason: z.string() });

const told = changeRecord.omit({ userId: true, by: true, attempts: true }).extend({
  because: z.discriminatedUnion('kind', [markCauseSchema, totalCause]),
  /** Since when it may be told: when it was, or, if that comes later, the release. */
  tellFrom: z.string(),
});
export type ToldChange = z.infer<typeof told>;

/**
 * The latest changes that others made to the marks of a person, over all courses, the latest first. Whoever tells of
 * them reads the marks as well, and whether these are released.
 */
export const markNewsRecord = z.object({ changes: z.array(told), version: z.number() });
export type MarkNews = z.infer<typeof markNewsRecord>;

export const markNews = {
  /** Adds changes; whoever was faster makes the caller read again. */
  add: (userId: string, before: MarkNews | null, told: ToldChange[]): TransactionItem =>
    tryAgain({
      label: 'mark-news',
      put: {
        ...keys.markNews(userId),
        entity: 'MarkNews',
        changes: [...told, ...(before?.changes ?? [])]
          .toSorted((a, b) => (a.tellFrom < b.tellFrom ? 1 : -1))
          .slice(0, mostKept),
        version: (before?.version ?? 0) + 1,
      },
      ...unchangedSince(before),
    }),
};
