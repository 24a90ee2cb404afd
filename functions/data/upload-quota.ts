import { AppError } from '#functions/platform/app-error.ts';
import { keys } from './keys.ts';
import type { TransactionItem } from './transaction.ts';

const perHour = 500;
const hourMs = 3_600_000;

/** Counts one upload of a person in the current hour. @throws AppError `too_many_requests` beyond 500 */
export function countUpload(userId: string, now: number): TransactionItem {
  const hour = Math.floor(now / hourMs);
  const endsAt = ((hour + 1) * hourMs) / 1000;
  return {
    label: 'upload-quota',
    update: keys.uploadQuota(userId, hour),
    set: 'SET entity = :entity, expiresAt = :endsAt ADD uploads :one',
    condition: 'attribute_not_exists(uploads) OR uploads < :most',
    expression: {
      values: { ':entity': 'UploadQuota', ':endsAt': endsAt, ':one': 1, ':most': perHour },
    },
    refused: () =>
      new AppError('too_many_requests', { retryAfterSeconds: Math.ceil(endsAt - now / 1000) }),
  };
}
