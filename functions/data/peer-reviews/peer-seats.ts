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

/** Somebody who reviews, with the group of the assignment's set in which they are; null: in none. */
const reviewerRecord = z.object({ userId: z.string(), groupId: z.string().nullable() });
export type Reviewer = z.infer<typeof reviewerRecord>;

/** A submission in the ring of peer review: what its person, or each of its group, reviews, and who reviews it. */
export const peerSeatRecord = z.object({
  assignmentId: z.string(),
  submissionId: z.string(),
  /** Empty: a group handed it in. */
  userId: z.string(),
  /** Of a group: which one it is, who handed in with it, and who of them reviews. */
  team: z
    .object({
      groupId: z.string(),
      members: z.array(z.string()),
      reviewers: z.array(reviewerRecord),
    })
    .optional(),
  /** The press with which it came. */
  round: z.number(),
  /** Whether its person handed in another one since, after it was sent back. */
  isReplaced: z.boolean(),
  gives: z.array(
    z.object({
      ...task,
      submissionId: z.string(),
      /** Who of a group reviews it; left out: its person. */
      reviewerId: z.string().optional(),
      /** As its task is numbered; left out of what was dealt out before some could be taken back. */
      number: z.number().optional(),
    }),
  ),
  gets: z.array(
    z.object({
      ...task,
      reviewerId: z.string(),
      /** What the reviewer handed in: their place in the ring. */
      reviewerSubmissionId: z.string(),
      /** What was given by a review that is delivered. */
      points: z.number().nullable(),
      /** Who dealt it out by hand; left out: it came by chance. */
      by: z.string().optional(),
    }),
  ),
  version: z.number(),
});
export type PeerSeat = z.infer<typeof peerSeatRecord>;
export type GivenTask = PeerSeat['gives'][number];

/** Those who review for a place in the ring. */
export const reviewersIn = ({ team, userId }: Pick<PeerSeat, 'team' | 'userId'>): Reviewer[] =>
  team?.reviewers ?? [{ userId, groupId: null }];

/**
 * Those to whom a review can be given by hand for a place in the ring: whoever handed in, also who came back into the course
 * since the last press. Whether they are in it, and in which group, is asked when it is given.
 */
export const candidatesIn = ({ team, userId }: Pick<PeerSeat, 'team' | 'userId'>): Reviewer[] =>
  team?.members.map(
    (member) =>
      team.reviewers.find((one) => one.userId === member) ?? { userId: member, groupId: null },
  ) ?? reviewersIn({ userId });

/** What one of those reviews. */
export const givenBy = ({ gives, userId: own }: PeerSeat, userId: string): GivenTask[] =>
  gives.filter(({ reviewerId = own }) => reviewerId === userId);

/** Whether somebody handed a work in, or is in the group that did. */
export const isOwnWork = (
  { team, userId: own }: Pick<PeerSeat, 'team' | 'userId'>,
  { userId, groupId }: Reviewer,
): boolean => (team ? team.members.includes(userId) || team.groupId === groupId : own === userId);

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
export const isOverdue = (
  one: Pick<GivenTask, 'deliveredAt' | 'passedOnAt' | 'dueAt'>,
  at: string,
): boolean => isOpen(one) && one.dueAt < at;

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

  /** The whole ring, where groups are in it: a set has 500 at the most. */
  all: (table: Table, assignmentId: string) =>
    table.queryAll(peerSeatRecord, ranges.peerSeats(assignmentId)),

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
        // That of a group goes with nobody alone.
        ...(next.team ? {} : index.submissions(next.userId, next.submissionId)),
        entity: 'PeerSeat',
        ...next,
        version: (before?.version ?? 0) + 1,
      },
      ...unchangedSince(before),
    }),

  /** That of a group without somebody whose account is gone, and what they were to review. */
  leave: (read: PeerSeat, userId: string): TransactionItem =>
    peerSeats.put(read, {
      ...read,
      team: read.team && {
        ...read.team,
        members: read.team.members.filter((one) => one !== userId),
        reviewers: read.team.reviewers.filter((one) => one.userId !== userId),
      },
      gives: read.gives.filter(({ reviewerId }) => reviewerId !== userId),
    }),
};
