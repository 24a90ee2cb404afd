import * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/**
 * The seats of a course: how many there are (absent: no limit), are taken, are waited for, and were given to the line;
 * changed with each enrollment, in its transaction.
 */
export const seatsRecord = z.object({
  capacity: z.number().optional(),
  taken: z.number(),
  waiting: z.number().default(0),
  given: z.number().default(0),
});
export type Seats = z.infer<typeof seatsRecord>;

/** The seats of a course that nothing is known of. */
export const uncounted: Seats = { taken: 0, waiting: 0, given: 0 };

/** Seats that nobody sits on, whoever waits for them. */
export const emptySeats = ({ capacity, taken }: Seats): number =>
  capacity === undefined ? Infinity : Math.max(0, capacity - taken);

/** Seats that somebody new can take: none while others wait. null: as many as want to. */
export const seatsLeft = (seats: Seats): number | null => {
  if (seats.capacity === undefined) return null;
  return seats.waiting > 0 ? 0 : emptySeats(seats);
};

const full = () => new AppError('course_full');
/** Somebody was faster: another try reads what is there now. */
const busy = () => new AppError('busy', { retryAfterSeconds: 1 });

const hasEmpty = '(attribute_not_exists(#capacity) OR taken < #capacity)';
const nobodyWaits = '(attribute_not_exists(waiting) OR waiting = :none)';

type Change = { taken?: number; waiting?: number; given?: number };

/** Changes the counts by so much, where `condition` holds; `:none` is zero in it, `#capacity` the number of seats. */
function change(
  courseId: string,
  { taken = 0, waiting = 0, given = 0 }: Change,
  condition: string,
  refused: () => Error,
): TransactionItem {
  return {
    label: 'seats',
    update: keys.seats(courseId),
    set: 'ADD taken :taken, waiting :waiting, given :given',
    condition,
    expression: {
      ...(condition.includes('#capacity') && { names: { '#capacity': 'capacity' } }),
      values: {
        ':taken': taken,
        ':waiting': waiting,
        ':given': given,
        ...(condition.includes(':none') && { ':none': 0 }),
      },
    },
    refused,
  };
}

export const seats = {
  /** As they are this instant. */
  get: async (table: Table, courseId: string): Promise<Seats> =>
    (await table.get(seatsRecord, keys.seats(courseId))) ?? uncounted,

  create: (courseId: string, capacity: number | null): TransactionItem => ({
    label: 'seats',
    put: { ...keys.seats(courseId), entity: 'Seats', taken: 0, capacity: capacity ?? undefined },
    condition: 'attribute_not_exists(pk)',
  }),

  /** Never below what is taken. */
  resize: (courseId: string, capacity: number | null): TransactionItem =>
    capacity === null
      ? {
          label: 'seats',
          update: keys.seats(courseId),
          set: 'REMOVE #capacity',
          expression: { names: { '#capacity': 'capacity' } },
        }
      : {
          label: 'seats',
          update: keys.seats(courseId),
          set: 'SET #capacity = :capacity',
          condition: 'taken <= :capacity',
          expression: { names: { '#capacity': 'capacity' }, values: { ':capacity': capacity } },
          refused: full,
        },

  /** A seat for somebody new: nobody overtakes those who wait. @throws AppError `course_full` */
  take: (courseId: string): TransactionItem =>
    change(courseId, { taken: 1 }, `attribute_exists(pk) AND ${hasEmpty} AND ${nobodyWaits}`, full),

  release: (courseId: string): TransactionItem =>
    change(courseId, { taken: -1 }, 'taken > :none', busy),

  /** A place in the line, which there is only where a seat is not to be had. */
  lineUp: (courseId: string): TransactionItem =>
    change(
      courseId,
      { waiting: 1 },
      'attribute_exists(#capacity) AND (taken >= #capacity OR waiting > :none)',
      busy,
    ),

  leaveLine: (courseId: string): TransactionItem =>
    change(courseId, { waiting: -1 }, 'waiting > :none', busy),

  /** A seat for the one who waited longest. */
  give: (courseId: string): TransactionItem =>
    change(courseId, { taken: 1, waiting: -1, given: 1 }, `${hasEmpty} AND waiting > :none`, busy),

  /** Several changes at once, worked out from `before`: refused where the counts are no longer those. */
  settle: (
    courseId: string,
    before: Seats,
    { taken, waiting }: { taken: number; waiting: number },
  ): TransactionItem => ({
    label: 'seats',
    update: keys.seats(courseId),
    set: 'SET taken = :taken, waiting = :waiting',
    condition: [
      'taken = :wasTaken',
      before.waiting === 0
        ? '(attribute_not_exists(waiting) OR waiting = :wasWaiting)'
        : 'waiting = :wasWaiting',
      before.capacity === undefined
        ? 'attribute_not_exists(#capacity)'
        : '#capacity = :wasCapacity',
    ].join(' AND '),
    expression: {
      names: { '#capacity': 'capacity' },
      values: {
        ':taken': before.taken + taken,
        ':waiting': before.waiting + waiting,
        ':wasTaken': before.taken,
        ':wasWaiting': before.waiting,
        ...(before.capacity !== undefined && { ':wasCapacity': before.capacity }),
      },
    },
    refused: busy,
  }),
};
