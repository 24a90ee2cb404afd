import { AppError } from '#functions/platform/app-error.ts';
import type { TransactionItem } from './transaction.ts';

/**
 * An item for a change that its maker did not base on a version they saw: when somebody came in
 * between, nobody is told of a conflict, but the operation runs again from fresh reads.
 */
export const tryAgain = (item: TransactionItem): TransactionItem => ({
  ...item,
  refused: () => new AppError('busy', { retryAfterSeconds: 1 }),
});
