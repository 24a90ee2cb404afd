/**
 * Makes the table as it was at the instant of a backup that was restored beside it (docs/operations.md): puts
 * what the backup has, and removes what came since. Two things are left as they are. Erasures are not taken back:
 * `erase-again.ts` carries them out on whom this brings back. What is derived follows by the stream, as always.
 *   RESTORED_TABLE=… TABLE_NAME=… AWS_REGION=… node scripts/restore.ts
 */
import { setTimeout as pause } from 'node:timers/promises';
import {
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type BatchWriteCommandOutput,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import type { Item, Table } from '#functions/data/table/table.ts';
import { documentsOf, openTable } from './operator-table.ts';
import { isDerived } from './rebuild.ts';

type Write = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number];

/** As many writes as one call takes. */
const batchSize = 25;
/** Before the table is asked again for what it had no capacity for, milliseconds. */
const pauseMs = 500;

const keyOf = ({ pk, sk }: Item) => ({ pk, sk });
const nameOf = (item: Item) => JSON.stringify([item.pk, item.sk]);
const isLeft = (item: Item) => isDerived(item) || item.entity === 'Erasure';

/** No order of an erasure is restored, so no profile may say that there is one. */
const withoutOrder = (item: Item): Item =>
  item.entity === 'Profile' ? { ...item, erasureDueAt: null } : item;

/** Every item of the table as it lies there, a page at a time: what is packed stays so. */
async function* pagesOf(table: Table): AsyncGenerator<Item[]> {
  const whole = { TableName: table.name, ConsistentRead: true };
  for await (const { Items } of paginateScan({ client: documentsOf(table) }, whole))
    yield Items ?? [];
}

async function writeAll(table: Table, writes: Write[]): Promise<void> {
  const documents = documentsOf(table);
  for (let at = 0; at < writes.length; at += batchSize) {
    let left: Write[] | undefined = writes.slice(at, at + batchSize);
    while (left && left.length > 0) {
      const answer: BatchWriteCommandOutput = await documents.send(
        new BatchWriteCommand({ RequestItems: { [table.name]: left } }),
      );
      left = answer.UnprocessedItems?.[table.name];
      if (left) await pause(pauseMs);
    }
  }
}

/** @returns how many items were put and removed */
export async function restore(from: Table, to: Table): Promise<{ put: number; removed: number }> {
  const kept = new Set<string>();
  for await (const page of pagesOf(from)) {
    const items = page.filter((item) => !isLeft(item));
    await writeAll(
      to,
      items.map((item) => ({ PutRequest: { Item: withoutOrder(item) } })),
    );
    for (const item of items) kept.add(nameOf(item));
  }
  let removed = 0;
  for await (const page of pagesOf(to)) {
    const later = page.filter((item) => !kept.has(nameOf(item)) && !isLeft(item));
    await writeAll(
      to,
      later.map((item) => ({ DeleteRequest: { Key: keyOf(item) } })),
    );
    removed += later.length;
  }
  return { put: kept.size, removed };
}

if (import.meta.main) {
  const { RESTORED_TABLE = '', TABLE_NAME = '' } = process.env;
  if (RESTORED_TABLE === '' || TABLE_NAME === '')
    throw new Error('RESTORED_TABLE=… TABLE_NAME=… node scripts/restore.ts');
  const { put, removed } = await restore(openTable(RESTORED_TABLE), openTable(TABLE_NAME));
  console.log(`${put} items were put as they were, ${removed} that came since were removed.`);
}
