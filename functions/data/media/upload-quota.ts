import { countUse } from '#functions/data/table/hourly-quota.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';

/** Counts one upload of a person in the current hour. @throws AppError `too_many_requests` beyond 500 */
export const countUpload = (userId: string, now: number): TransactionItem =>
  countUse(
    {
      label: 'upload-quota',
      entity: 'UploadQuota',
      keyOf: (hour) => keys.uploadQuota(userId, hour),
      perHour: 500,
    },
    now,
  );
