import {
  type DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
  TransactWriteItemsCommand,
  type TransactWriteItem,
} from '@aws-sdk/client-dynamodb';
import { AppError } from '#functions/platform/app-error.ts';
import { newPatience, type Patience } from './contention.ts';
import type { Key } from '#functions/data/keys.ts';
import { marshallItem } from './marshall-item.ts';
import { unmarshallItem } from './unmarshall-item.ts';

type Item = Record<string, unknown>;
type Expression = { names?: Record<string, string>; values?: Item };

/**
 * One item of a transaction. `label` names the rule that its condition states; when that rule
 * refuses, `refused` says which error it was (it gets the item as it stands, if there is one).
 */
export type TransactionItem = {
  label: string;
  refused?: (current: Item | undefined) => Error;
} & (
  | { put: Item; condition?: string; expression?: Expression }
  | { update: Key; set: string; condition?: string; expression: Expression }
  | { remove: Key; condition?: string; expression?: Expression }
  | { check: Key; condition: string; expression?: Expression }
);

function toWrite(item: TransactionItem, table: string): TransactWriteItem {
  const values = item.expression?.values;
  const common = {
    TableName: table,
    ConditionExpression: item.condition,
    ExpressionAttributeNames: item.expression?.names,
    ExpressionAttributeValues: values && marshallItem(values),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
  };
  if ('put' in item) return { Put: { ...common, Item: marshallItem(item.put) } };
  if ('update' in item)
    return { Update: { ...common, Key: marshallItem(item.update), UpdateExpression: item.set } };
  if ('remove' in item) return { Delete: { ...common, Key: marshallItem(item.remove) } };
  const { check, condition } = item;
  return {
    ConditionCheck: { ...common, Key: marshallItem(check), ConditionExpression: condition },
  };
}

/** The rule that refused, by label, with its error. */
export class RuleRefused extends Error {
  override name = 'RuleRefused';
  readonly labels: string[];
  readonly error: Error;
  constructor(labels: string[], error: Error) {
    super(`Refused by ${labels.join(', ')}`, { cause: error });
    this.labels = labels;
    this.error = error;
  }
}

/** A rule that refused, or null where the cancellation was a conflict that is worth another try. */
function refusal(
  items: TransactionItem[],
  cancelled: TransactionCanceledException,
): RuleRefused | null {
  const reasons = cancelled.CancellationReasons ?? [];
  const refused = reasons.flatMap((reason, at) => {
    const item = items[at];
    return item && reason.Code === 'ConditionalCheckFailed' ? [{ item, found: reason.Item }] : [];
  });
  const first = refused[0];
  if (!first) return null;
  const current = first.found && unmarshallItem(first.found);
  const error = first.item.refused?.(current) ?? new AppError('busy', { cause: cancelled });
  return new RuleRefused(
    refused.map(({ item }) => item.label),
    error,
  );
}

const isConflict = (cancelled: TransactionCanceledException) =>
  (cancelled.CancellationReasons ?? []).every(
    ({ Code }) => Code === 'None' || Code === 'TransactionConflict' || Code === 'ThrottlingError',
  );

export type CommitOptions = { signal?: AbortSignal; patience?: Patience };

/**
 * Commits the items, all or none. The SDK does not try a cancelled transaction again (one attempt,
 * measured), so conflicts are tried here: nothing of a cancelled one is done, so all of it may be sent again.
 * @param options.signal ends it: nothing more is sent for a caller who has been answered meanwhile
 * @param options.patience of the request that this is a part of
 * @throws RuleRefused naming the labels whose conditions failed
 * @throws AppError `busy` when conflicts do not end
 * @throws AbortError
 */
export async function commit(
  client: DynamoDBClient,
  table: string,
  items: TransactionItem[],
  { signal, patience = newPatience() }: CommitOptions = {},
): Promise<void> {
  const writes = items.map((item) => toWrite(item, table));
  for (;;) {
    try {
      await client.send(new TransactWriteItemsCommand({ TransactItems: writes }), {
        abortSignal: signal,
      });
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const refused = refusal(items, error);
      if (refused) throw refused;
      if (!isConflict(error)) throw error;
      await patience.giveWay(error, signal);
    }
  }
}

/**
 * Sends a single write until no transaction that holds its item is in the way: one that was refused has done
 * nothing, and the SDK does not send it again.
 * @throws AppError `busy` when conflicts do not end
 */
export async function untilFree<T>(write: () => Promise<T>): Promise<T> {
  const patience = newPatience();
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof TransactionConflictException)) throw error;
      await patience.giveWay(error);
    }
  }
}
