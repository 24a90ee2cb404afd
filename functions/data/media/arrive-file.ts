import { AppError } from '#functions/platform/app-error.ts';
import type { Key } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { FileRecord } from './file-record.ts';

/** Notes that the parts of a file were joined; from now on it is seen by whoever may see it. */
export const arriveFile = <F extends FileRecord>(
  key: Key,
  file: F,
  arrivedAt: string,
): { file: F; item: TransactionItem } => ({
  file: { ...file, arrivedAt },
  item: {
    label: 'media-arrived',
    update: key,
    set: 'SET arrivedAt = :arrivedAt',
    condition: 'attribute_exists(pk)',
    expression: { values: { ':arrivedAt': arrivedAt } },
    refused: () => new AppError('not_found'),
  },
});
