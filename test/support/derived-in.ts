import { ScanCommand } from '@aws-sdk/client-dynamodb';
import type { Table } from '#functions/data/table/table.ts';
import { unmarshallItem } from '#functions/data/table/unmarshall-item.ts';
import { isDerived } from '../../scripts/rebuild.ts';

/** Maps have no order of their own. */
const inOrder = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** All that is derived, as texts in order. */
export async function derivedIn({ client, name }: Table): Promise<string[]> {
  const lines: string[] = [];
  let start: Parameters<typeof unmarshallItem>[0] | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: name, ExclusiveStartKey: start }));
    for (const wire of page.Items ?? []) {
      const item = unmarshallItem(wire);
      if (isDerived(item)) lines.push(JSON.stringify(item, inOrder));
    }
    start = page.LastEvaluatedKey;
  } while (start);
  return lines.toSorted();
}
