import { AppError } from '#functions/platform/app-error.ts';
import type { Key } from '#functions/data/keys.ts';
import type { TransactionItem } from './transaction.ts';

const hourMs = 3_600_000;

type Quota = {
  label: string;
  entity: string;
  /** The item that counts the uses of one hour; hours count from the epoch. */
  keyOf: (hour: number) => Key;
  perHour: number;
  /** The number of uses at once; one by default. */
  uses?: number;
};

/**
 * Counts one use, or as many as are told, in the current hour, in the transaction of what is used.
 * @param now in milliseconds
 * @throws AppError `too_many_requests` beyond the quota, until the hour is over
 */
export function countUse(
  { label, entity, keyOf, perHour, uses = 1 }: Quota,
  now: number,
): TransactionItem {
  const hour = Math.floor(now / hourMs);
  const endsAt = ((hour + 1) * hourMs) / 1000;
  return {
    label,
    update: keyOf(hour),
    set: 'SET entity = :entity, expiresAt = :endsAt ADD uses :uses',
    condition: 'attribute_not_exists(uses) OR uses <= :most',
    expression: {
      values: { ':entity': entity, ':endsAt': endsAt, ':uses': uses, ':most': perHour - uses },
    },
    refused: () =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(endsAt - now / 1000) }),
  };
}
