import type { Key } from '#functions/data/keys.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { TransactionItem } from './transaction.ts';

type Counted = {
  key: Key;
  entity: string;
  /** The attribute that holds the number. */
  name: string;
  label: string;
  most: number;
};

/**
 * How many of something there are, in the transaction that adds one or takes one away.
 * @throws AppError `too_many_requests` beyond the most, when it is committed
 */
export const ownCount = (
  { key, entity, name, label, most }: Counted,
  change: 1 | -1,
): TransactionItem => ({
  label,
  update: key,
  set: 'SET entity = :entity ADD #count :change',
  condition: change === 1 ? 'attribute_not_exists(#count) OR #count < :bound' : '#count > :bound',
  expression: {
    names: { '#count': name },
    values: { ':entity': entity, ':change': change, ':bound': change === 1 ? most : 0 },
  },
  // No waiting helps: there is room when one is deleted.
  refused: () => new AppError('too_many_requests'),
});
