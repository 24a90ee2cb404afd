import * as z from 'zod';
import { enrollmentKeySchema } from '#shared/schemas/enrollment-key.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { sameText } from '#functions/platform/same-text.ts';
import { countUse } from '#functions/data/table/hourly-quota.ts';
import { keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** The key by which people enroll in a course whose mode is `key`; `uses` counts the enrollments by it. */
export const enrollmentKeyRecord = z.object(enrollmentKeySchema.shape);
export type EnrollmentKey = z.infer<typeof enrollmentKeyRecord>;

/** The key of a course whose teacher has set none: no text matches it. */
export const noKey: EnrollmentKey = {
  key: null,
  lastDay: null,
  maxUses: null,
  waivesPayment: false,
  uses: 0,
  version: 0,
};

const busy = () => new AppError('busy', { retryAfterSeconds: 1 });

export const enrollmentKeys = {
  get: async (table: Table, courseId: string): Promise<EnrollmentKey> =>
    (await table.get(enrollmentKeyRecord, keys.enrollmentKey(courseId))) ?? noKey,

  /** Replaces a key that is still at `before.version`. A new text begins to be counted anew. */
  replace(
    courseId: string,
    before: EnrollmentKey,
    changes: Pick<EnrollmentKey, 'key' | 'lastDay' | 'maxUses' | 'waivesPayment'>,
  ): { next: EnrollmentKey; item: TransactionItem } {
    const anew = changes.key !== before.key;
    const uses = anew ? 0 : before.uses;
    const next = { ...changes, uses, version: before.version + 1 };
    return {
      next,
      item: {
        label: 'enrollment-key',
        update: keys.enrollmentKey(courseId),
        set: [
          'SET entity = :entity, courseId = :courseId, #key = :key, lastDay = :lastDay',
          'maxUses = :maxUses, waivesPayment = :waivesPayment, #version = :version',
          `uses = ${anew ? ':none' : 'if_not_exists(uses, :none)'}`,
        ].join(', '),
        condition: before.version === 0 ? 'attribute_not_exists(pk)' : '#version = :before',
        expression: {
          names: { '#key': 'key', '#version': 'version' },
          values: {
            ':entity': 'EnrollmentKey',
            ':courseId': courseId,
            ':key': next.key,
            ':lastDay': next.lastDay,
            ':maxUses': next.maxUses,
            ':waivesPayment': next.waivesPayment,
            ':version': next.version,
            ':none': 0,
            ...(before.version > 0 && { ':before': before.version }),
          },
        },
        refused: () => new AppError('stale_version'),
      },
    };
  },

  /**
   * Counts one use, in the transaction of the enrollment.
   * @param today ISO 8601
   * @throws AppError `enrollment_key_wrong`, `enrollment_key_expired` or `enrollment_key_used_up`; which
   * of the latter two only who knows the key is told
   */
  use(courseId: string, known: EnrollmentKey, claimed: string, today: string): TransactionItem {
    if (known.key === null || !sameText(claimed, known.key))
      throw new AppError('enrollment_key_wrong');
    if (known.lastDay !== null && known.lastDay < today)
      throw new AppError('enrollment_key_expired');
    if (known.maxUses !== null && known.uses >= known.maxUses)
      throw new AppError('enrollment_key_used_up');
    return {
      label: 'enrollment-key',
      update: keys.enrollmentKey(courseId),
      set: 'ADD uses :one',
      condition: '#version = :version AND (attribute_type(maxUses, :null) OR uses < maxUses)',
      expression: {
        names: { '#version': 'version' },
        values: { ':one': 1, ':version': known.version, ':null': 'NULL' },
      },
      // Somebody used it or changed it meanwhile: another try says what became of it.
      refused: busy,
    };
  },

  /** Counts one guess of a person in the current hour. @throws AppError `too_many_requests` beyond 10 */
  countGuess: (userId: string, now: number): TransactionItem =>
    countUse(
      {
        label: 'key-guesses',
        entity: 'KeyGuesses',
        keyOf: (hour) => keys.keyGuesses(userId, hour),
        perHour: 10,
      },
      now,
    ),
};
