import * as z from 'zod';
import { AppError } from '#functions/platform/app-error.ts';
import { keys } from './keys.ts';
import type { TransactionItem } from './transaction.ts';

/** How many seats a course has (absent: no limit) and how many are taken: changed with each enrollment, in its transaction. */
export const seatsRecord = z.object({ capacity: z.number().optional(), taken: z.number() });

export const seatsLeft = (seats: z.infer<typeof seatsRecord>): number | null =>
  seats.capacity === undefined ? null : Math.max(0, seats.capacity - seats.taken);

const full = () => new AppError('course_full');

export const seats = {
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

  take: (courseId: string): TransactionItem => ({
    label: 'seats',
    update: keys.seats(courseId),
    set: 'ADD taken :one',
    condition: 'attribute_exists(pk) AND (attribute_not_exists(#capacity) OR taken < #capacity)',
    expression: { names: { '#capacity': 'capacity' }, values: { ':one': 1 } },
    refused: full,
  }),

  giveBack: (courseId: string): TransactionItem => ({
    label: 'seats',
    update: keys.seats(courseId),
    set: 'ADD taken :less',
    condition: 'taken > :none',
    expression: { values: { ':less': -1, ':none': 0 } },
  }),
};
