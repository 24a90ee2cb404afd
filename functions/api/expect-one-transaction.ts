import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError } from '#functions/platform/app-error.ts';

/** The 100 items that DynamoDB takes in one transaction, less what the chain adds of its own. */
const mostItems = 98;

/** @throws AppError `too_large` where these do not fit into one transaction */
export function expectOneTransaction(items: TransactionItem[]): TransactionItem[] {
  if (items.length > mostItems) throw new AppError('too_large');
  return items;
}
