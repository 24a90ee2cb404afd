import * as z from 'zod';
import { index, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';

const task = {
  taskId: z.string(),
  dueAt: z.string(),
  /** null: not yet. */
  deliveredAt: z.string().nullable(),
  /** When somebody else got it in their place; null: nobody did. */
  passedOnAt: z.string().nullable(),
};

/** A submission in the ring of peer review: what its person reviews, and who reviews it. */
export const peerSeatRecord = z.object({
  assignmentId: z.string(),
  submissionId: z.string(),
  userId: z.string(),
  /** The press with which it came. */
  round: z.number(),
  /** Whether its person handed in another one since, after it was sent back. */
  isReplaced: z.boolean(),
  gives: z.array(z.object({ ...task, submissionId: z.string() })),
  gets: z.array(
    z.object({
      ...task,
      reviewerId: z.string(),
      /** What the reviewer handed in: their place in the ring. */
      reviewerSubmissionId: z.string(),
      /** What was given by a review that is delivered. */
      points: z.number().nullable(),
    }),
  ),
  version: z.number(),
});
export type PeerSeat = z.infer<typeof peerSeatRecord>;
export type GivenTask = PeerSeat['gives'][number];

/** The tasks of a seat with one of them changed. */
export const changedTask = <T extends Pick<GivenTask, 'taskId'>>(
  tasks: T[],
  taskId: string,
  changes: Partial<T>,
): T[] => tasks.map((one) => (one.taskId === taskId ? { ...one, ...changes } : one));

/** Whether it is somebody's still to do, whatever the time. */
export const isOpen = ({
  deliveredAt,
  passedOnAt,
}: Pick<GivenTask, 'deliveredAt' | 'passedOnAt'>) => deliveredAt === null && passedOnAt === null;

/** Whether its time has passed at an instant, and nobody else has it. */
export const isOverdue = (one: Omit<GivenTask, 'submissionId'>, at: string): boolean =>
  isOpen(one) && one.dueAt < at;

export const peerSeats = {
  get: (table: Table, assignmentId: string, submissionId: string) =>
    table.get(peerSeatRecord, keys.peerSeat(assignmentId, submissionId)),

  some: (table: Table, assignmentId: string, submissionIds: string[]) =>
    table.batchGet(
      peerSeatRecord,
      submissionIds.map((submissionId) => keys.peerSeat(assignmentId, submissionId)),
      { consistent: true },
    ),

  /** A page of the ring. */
  list: (table: Table, assignmentId: string, page: { limit: number; start?: Item | undefined }) =>
    table.query(peerSeatRecord, ranges.peerSeats(assignmentId), page),

  /** Those that follow one in the ring, at most so many: behind the last comes the first. */
  async following(table: Table, seat: PeerSeat, limit: number): Promise<PeerSeat[]> {
    const { assignmentId, submissionId } = seat;
    const start = keys.peerSeat(assignmentId, submissionId);
    const { items: behind } = await peerSeats.list(table, assignmentId, { limit, start });
    if (behind.length === limit) return behind;
    const left = limit - behind.length;
    const { items: first } = await peerSeats.list(table, assignmentId, { limit: left });
    return [...behind, ...first.filter((one) => one.submissionId < submissionId)];
  },

  /** A place over the one that was read; whoever was faster makes the caller read again. */
  put: (before: PeerSeat | null, next: Omit<PeerSeat, 'version'>): TransactionItem =>
    tryAgain({
      label: 'peer-seat',
      put: {
        ...keys.peerSeat(next.assignmentId, next.submissionId),
        ...index.submissions(next.userId, next.submissionId),
        entity: 'PeerSeat',
        ...next,
        version: (before?.version ?? 0) + 1,
      },
      ...unchangedSince(before),
    }),
};
