import type { DynamodbBody } from './dynamodb-access.ts';
import type { JsonError } from './json-answer.ts';

type Held = { token: unknown; times: number };
type Named = { ClientRequestToken?: string; TableName?: string; Item?: unknown; Key?: unknown };

const DYNAMODB = 'com.amazonaws.dynamodb.v20120810#';
const MESSAGE = 'Transaction is ongoing for the item';
const SINGLE_WRITES = new Set(['PutItem', 'UpdateItem', 'DeleteItem']);

/**
 * Plays what the engine, which does one call after the other, never shows: calls that race for one item. By the
 * developer guide ("Transaction conflict handling"), whoever comes while a TransactWriteItems with that item
 * is under way is refused: another transaction is cancelled, a single write gets an exception. Single writes
 * refuse nobody, and nor does a transaction the repeat of itself, which bears its token: the engine answers both.
 * @param keyNames of a table: the attributes that make its key
 */
export function createConflicts(keyNames: (table: string) => string[]) {
  const held = new Map<string, Held>();

  function nameOf({ TableName = '', Item, Key }: Named): string {
    const attributes = (Key ?? Item ?? {}) as Record<string, unknown>;
    return JSON.stringify([TableName, ...keyNames(TableName).map((name) => attributes[name])]);
  }

  const timesOf = (item: string) => held.get(item)?.times ?? 0;

  return {
    /**
     * Begins a call. @returns what ends it, or the refusal where another transaction holds one of its items
     */
    begin(operation: string, body: DynamodbBody & Named): (() => void) | JsonError {
      const items = body.TransactItems?.map((item) => nameOf(Object.values(item)[0] ?? {}));
      if (!items) {
        const isRefused = SINGLE_WRITES.has(operation) && held.has(nameOf(body));
        return isRefused ? refusedWrite() : () => {};
      }
      const token = body.ClientRequestToken ?? Symbol('without a token');
      const conflicts = items.map((item) => held.has(item) && held.get(item)?.token !== token);
      if (conflicts.includes(true)) return cancelled(conflicts);
      if (operation !== 'TransactWriteItems') return () => {};
      for (const item of items) held.set(item, { token, times: timesOf(item) + 1 });
      let ended = false;
      return () => {
        if (ended) return;
        ended = true;
        for (const item of items) {
          const times = timesOf(item) - 1;
          if (times > 0) held.set(item, { token, times });
          else held.delete(item);
        }
      };
    },
  };
}
export type Conflicts = ReturnType<typeof createConflicts>;

/** The answer to a single write. */
export const refusedWrite = (): JsonError => ({
  status: 400,
  name: `${DYNAMODB}TransactionConflictException`,
  message: MESSAGE,
});

/** The answer to a transaction. @param conflicts of its items, in order: whether another one holds it */
export function cancelled(conflicts: boolean[]): JsonError {
  const codes = conflicts.map((isHeld) => (isHeld ? 'TransactionConflict' : 'None'));
  return {
    status: 400,
    name: `${DYNAMODB}TransactionCanceledException`,
    message: `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(', ')}]`,
    details: {
      CancellationReasons: codes.map((Code) =>
        Code === 'None' ? { Code } : { Code, Message: MESSAGE },
      ),
    },
  };
}
