import * as z from 'zod';
import { learningStateSchema } from '#shared/schemas/blocks.ts';
import {
  enrollmentStateSchema,
  paymentSchema,
  resumePointSchema,
  turnSchema,
  type EnrollmentState,
  type Payment,
  type Turn,
} from '#shared/schemas/enrollment-parts.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import { learners } from '#functions/data/rosters/learners.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';

const passSchema = z.object({ blockId: z.string(), at: z.string() });
export type Pass = z.infer<typeof passSchema>;

/** One person and one course: where they stand, and what they did in it. Only who is active is in it. */
export const enrollmentRecord = z.object({
  userId: z.string(),
  courseId: z.string(),
  state: enrollmentStateSchema,
  /** The instant when the state began; absent in records from before there were more states than in and out. */
  since: z.string().optional(),
  enrolledAt: z.string(),
  /** The content of a request: it exists as long as they wait for an answer. */
  message: z.string().nullable().default(null),
  /** The reason for the enrollment, if it was not their own doing. */
  turn: turnSchema.nullable().default(null),
  /** By what their place was last paid, in a course with a price. */
  payment: paymentSchema.nullable().default(null),
  doneBlocks: z.number(),
  resume: resumePointSchema.nullable(),
  lastActivityAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** Lessons that will be done at an instant to come, when its person learns of their mark; nothing of it shows before. */
  passes: z.array(passSchema).optional(),
  /** The instant to come at which the course is completed, for the same reason; nothing of it shows before. */
  completesAt: z.string().nullable().optional(),
  version: z.number(),
  /** The number of its versions that came from the stream, which counted `doneBlocks` anew. */
  recounts: z.number().default(0),
});
export type Enrollment = z.infer<typeof enrollmentRecord>;

/** What the lists of a person's own enrollments show of each: the rest is two fifths of the bytes. */
const listed = enrollmentRecord.omit({
  userId: true,
  message: true,
  payment: true,
  version: true,
  recounts: true,
});
export type OwnEnrollment = z.infer<typeof listed> & Pick<Enrollment, 'userId'>;

export const progressRecord = z.object({
  blockId: z.string(),
  state: learningStateSchema,
  positionSeconds: z.number(),
  /** The played part of what plays, as the server has counted it (`watchedAfter`). */
  played: z.array(z.tuple([z.number(), z.number()])).default([]),
  credit: z.number().default(0),
  reportedAt: z.string().nullable().default(null),
  /** The instant when it was first done, as long as it is; null also if it was done before that was kept. */
  doneAt: z.string().nullable().default(null),
});
export type Progress = z.infer<typeof progressRecord>;

/** The progress of somebody in a block: all that an outline shows of it. */
export type BlockState = Pick<Progress, 'blockId' | 'state'>;

const answers: Partial<Record<EnrollmentState, Turn>> = {
  active: 'admitted',
  waiting: 'lined',
  declined: 'declined',
};

/** The reason why others moved somebody from one state to the next; null for their own doing. */
export function turnOf(from: EnrollmentState | undefined, to: EnrollmentState): Turn | null {
  if (to === 'removed') return 'removed';
  if (from === 'waiting') return to === 'active' ? 'seat' : null;
  // Nobody but a teacher ends either of these with one of the answers.
  return from === 'requested' || from === 'removed' ? (answers[to] ?? null) : null;
}

/** The words of a request, and who decides on it. */
type Asked = { message: string; ownerId: string };

const toItem = (enrollment: Enrollment, listed: Item = {}): Item => ({
  ...keys.enrollment(enrollment.userId, enrollment.courseId),
  ...listed,
  entity: 'Enrollment',
  ...enrollment,
});

export const enrollments = {
  get: (table: Table, userId: string, courseId: string) =>
    table.get(enrollmentRecord, keys.enrollment(userId, courseId)),

  /** All of one person's: as many as that person ever took. */
  ofPerson: (table: Table, userId: string) =>
    table.queryAll(enrollmentRecord, ranges.enrollments(userId)),

  /** The same for that person's own lists. */
  async listOwn(table: Table, userId: string): Promise<OwnEnrollment[]> {
    const own = await table.queryAll(listed, ranges.enrollments(userId));
    return own.map((one) => ({ userId, ...one }));
  },

  /** The enrollments of some people in one course, as they are this instant. */
  ofPeople: (table: Table, courseId: string, userIds: string[]) =>
    table.batchGet(
      enrollmentRecord,
      userIds.map((userId) => keys.enrollment(userId, courseId)),
      { consistent: true },
    ),

  /** One person's blocks of one course that are begun or done. */
  progress: (table: Table, userId: string, courseId: string) =>
    table.queryAll(progressRecord, ranges.progress(userId, courseId)),

  /** A page of the requests for any course of an owner, oldest first. */
  requests: (table: Table, ownerId: string, page: { limit: number; start?: Item | undefined }) =>
    table.queryIndex(enrollmentRecord, indexPartitions.enrollmentRequests(ownerId), page),

  create: (enrollment: Enrollment, listed?: Item): TransactionItem => ({
    label: 'enrollment',
    put: toItem(enrollment, listed),
    condition: 'attribute_not_exists(pk)',
    refused: () => new AppError('already_enrolled'),
  }),

  /** Replaces an enrollment that nothing else changed meanwhile; the caller is told to try again otherwise. */
  replace(
    before: Enrollment,
    changes: Partial<Enrollment>,
    listed?: Item,
  ): { next: Enrollment; item: TransactionItem } {
    const next = { ...before, ...changes, version: before.version + 1 };
    return {
      next,
      item: {
        label: 'enrollment',
        put: toItem(next, listed),
        condition: '#version = :before',
        expression: { names: { '#version': 'version' }, values: { ':before': before.version } },
        refused: () => new AppError('busy', { retryAfterSeconds: 1 }),
      },
    };
  },

  /** Refuses a transaction where an enrollment is no more as it was read. */
  checkUnchanged: (
    { userId, courseId }: Pick<Enrollment, 'userId' | 'courseId'>,
    read: Enrollment | null,
  ): TransactionItem => ({
    label: 'enrollment-read',
    check: keys.enrollment(userId, courseId),
    ...unchangedSince(read),
  }),

  /** The sum of what is done, as the stream counted it. */
  recounted: (before: Enrollment, doneBlocks: number): TransactionItem =>
    enrollments.replace(before, { doneBlocks, recounts: before.recounts + 1 }).item,

  /**
   * Somebody's new standing in a course, and whether they are among those who are in it; what they did in it
   * stays, and the stream counts it anew for who comes back. Whoever was faster with the same person makes
   * the caller read again.
   * @param at when it begins, as an instant
   * @param with `asked`: of who asks to be let in, with which words, and who decides; `payment`: of who comes in or
   * lines up, by what it is paid, null where it costs nothing; what is left out stays
   */
  transition(
    before: Enrollment | null,
    { userId, courseId }: Pick<Enrollment, 'userId' | 'courseId'>,
    state: EnrollmentState,
    at: string,
    { asked = null, payment }: { asked?: Asked | null; payment?: Payment | null } = {},
  ): { next: Enrollment; items: TransactionItem[] } {
    const who = { userId, courseId };
    const [wasIn, isIn] = [before?.state === 'active', state === 'active'];
    const place = wasIn === isIn ? [] : [isIn ? learners.enter(who) : learners.leave(who)];
    const changes = {
      state,
      since: at,
      message: asked?.message ?? null,
      turn: turnOf(before?.state, state),
      payment: payment === undefined ? (before?.payment ?? null) : payment,
      ...(state === 'active' && { enrolledAt: at }),
    };
    const listed = asked
      ? index.enrollmentRequests(asked.ownerId, at, courseId, userId)
      : undefined;
    if (before) {
      const { next, item } = enrollments.replace(before, changes, listed);
      return { next, items: [item, ...place] };
    }
    const next: Enrollment = {
      userId,
      courseId,
      enrolledAt: at,
      doneBlocks: 0,
      resume: null,
      lastActivityAt: null,
      completedAt: null,
      version: 1,
      recounts: 0,
      ...changes,
    };
    return { next, items: [tryAgain(enrollments.create(next, listed)), ...place] };
  },

  /** Takes an enrollment away altogether, as it was read; what it holds is the caller's to free. */
  remove: (before: Enrollment): TransactionItem[] => [
    {
      label: 'enrollment',
      remove: keys.enrollment(before.userId, before.courseId),
      condition: '#version = :before',
      expression: { names: { '#version': 'version' }, values: { ':before': before.version } },
    },
    ...(before.state === 'active' ? [learners.leave(before)] : []),
  ],

  /** Puts somebody's progress in a block over what was read of it; whoever was faster makes the caller read again. */
  putProgress: (
    { userId, courseId }: Pick<Enrollment, 'userId' | 'courseId'>,
    before: Progress | null,
    progress: Progress,
  ): TransactionItem =>
    tryAgain({
      label: 'progress',
      put: {
        ...keys.progress(userId, courseId, progress.blockId),
        entity: 'Progress',
        userId,
        courseId,
        ...progress,
      },
      ...(before?.reportedAt
        ? {
            condition: 'reportedAt = :read',
            expression: { values: { ':read': before.reportedAt } },
          }
        : { condition: `attribute_not_exists(${before ? 'reportedAt' : 'pk'})` }),
    }),
};

export const sinceOf = ({ since, enrolledAt }: Pick<Enrollment, 'since' | 'enrolledAt'>): string =>
  since ?? enrolledAt;

/** When somebody had completed a course by an instant (milliseconds): the table may write it a while after it came. */
export const completedBy = (
  { completedAt, completesAt = null }: Pick<Enrollment, 'completedAt' | 'completesAt'>,
  now: number,
): string | null =>
  completedAt ?? (completesAt !== null && Date.parse(completesAt) <= now ? completesAt : null);

export const isActive = <E extends Pick<Enrollment, 'state'>>(
  enrollment: E | null,
): enrollment is E => enrollment?.state === 'active';
