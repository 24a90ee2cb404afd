import * as z from 'zod';
import { markCauseSchema } from '#shared/schemas/marks.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { changeRecord } from './marks.ts';

/**
 * So many changes are kept that may be told, and as many that may be later: more than a start tells of, so that it may
 * leave some out. What is planned takes no place of what is told now.
 */
const mostKept = 12;

/** Somebody set the total of a course; its `itemId` is empty, and it goes from percent to percent. */
const totalCause = z.object({ kind: z.literal('totalSet'), reason: z.string() });

/** The course counts otherwise, which changes its total in the same way; `version` says by which making of its book. */
const bookCause = z.object({ kind: z.literal('bookChanged') });

/** From what to what a total went, in hundredths of a percent, with the letters beside; and whether it came to pass, or no more. */
const ofTotal = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  letters: z.object({ from: z.string().nullable(), to: z.string().nullable() }),
  nowPasses: z.boolean().nullable(),
});

const told = changeRecord
  .omit({ userId: true, by: true, attempts: true, fromStatus: true, toStatus: true })
  .extend({
    because: z.discriminatedUnion('kind', [markCauseSchema, totalCause, bookCause]),
    /** Of a total, the letters beside its percentages, and whether it came to pass or no more; null: as before. */
    letters: ofTotal.shape.letters.optional(),
    nowPasses: ofTotal.shape.nowPasses.optional(),
    /**
     * Of a mark, what its change did to the total that its person saw then; null: nothing, as was found behind the stream;
     * left out: nothing, or nobody said.
     */
    total: ofTotal.nullable().optional(),
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

/** Puts what somebody is told over what was read; whoever was faster makes the caller read again. */
const keep = (userId: string, before: MarkNews | null, changes: ToldChange[]): TransactionItem =>
  tryAgain({
    label: 'mark-news',
    put: {
      ...keys.markNews(userId),
      entity: 'MarkNews',
      changes,
      version: (before?.version ?? 0) + 1,
    },
    ...unchangedSince(before),
  });

/** Those that stay of changes, the latest first. */
function latest(changes: ToldChange[]): ToldChange[] {
  const sorted = changes.toSorted((a, b) => (a.tellFrom < b.tellFrom ? 1 : -1));
  // The last of them was made just now.
  const now = sorted.reduce((last, { at }) => (at > last ? at : last), '');
  const isToCome = ({ tellFrom }: ToldChange) => tellFrom > now;
  return [
    ...sorted.filter(isToCome).slice(-mostKept),
    ...sorted.filter((one) => !isToCome(one)).slice(0, mostKept),
  ];
}

const partRecord = markNewsRecord.extend({ pk: z.string() });

export const markNews = {
  /** What some people were told of last, by their ids; of nobody, where it is nothing. */
  async ofPeople(table: Table, userIds: string[]): Promise<Map<string, MarkNews>> {
    const found = await table.batchGet(partRecord, userIds.map(keys.markNews), {
      consistent: true,
    });
    const byKey = new Map(found.map(({ pk, ...news }) => [pk, news]));
    return new Map(
      userIds.flatMap((userId) => {
        const news = byKey.get(keys.markNews(userId).pk);
        return news ? [[userId, news]] : [];
      }),
    );
  },

  /** Whether somebody was told of a change of a total already. */
  has: (before: MarkNews | null, { courseId, itemId, version, because }: ToldChange): boolean =>
    before?.changes.some(
      (one) =>
        one.courseId === courseId &&
        one.itemId === itemId &&
        one.version === version &&
        one.because.kind === because.kind,
    ) ?? false,

  /** Adds changes; whoever was faster makes the caller read again. */
  add: (userId: string, before: MarkNews | null, told: ToldChange[]): TransactionItem =>
    keep(userId, before, latest([...told, ...(before?.changes ?? [])])),

  /**
   * Without what was to be told of a mark only after its change at an instant, which took the place of that.
   * @returns the same where there is nothing of it
   */
  without: (
    before: MarkNews | null,
    { courseId, itemId, at }: Pick<ToldChange, 'courseId' | 'itemId' | 'at'>,
  ): MarkNews | null => {
    const isOver = (one: ToldChange) =>
      one.courseId === courseId && one.itemId === itemId && one.tellFrom > at;
    if (!before?.changes.some(isOver)) return before;
    return { ...before, changes: before.changes.filter((one) => !isOver(one)) };
  },

  /** Says beside changes that were read what they did to the total. */
  sayTotals: (
    userId: string,
    before: MarkNews,
    totals: ReadonlyMap<ToldChange, ToldChange['total']>,
  ): TransactionItem =>
    keep(
      userId,
      before,
      before.changes.map((change) => {
        const total = totals.get(change);
        return total === undefined ? change : { ...change, total };
      }),
    ),
};
