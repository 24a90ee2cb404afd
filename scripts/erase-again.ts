/**
 * Erases again whom a restored backup has brought back (docs/operations.md): for each erasure of a list whose
 * person has a profile, it is ordered again: for an instant that has passed where it had begun, else for its day.
 * The clock carries it out. `TABLE_NAME=… AWS_REGION=… node scripts/erase-again.ts erasures.json`
 */
import { readFileSync } from 'node:fs';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { eraseAgain } from '#functions/data/accounts/erase-again.ts';
import { erasureRecord } from '#functions/data/accounts/erasures.ts';
import { openTable } from './operator-table.ts';

const list = z.object({ Items: z.array(z.record(z.string(), z.unknown())) });

const [file = ''] = process.argv.slice(2);
const name = process.env.TABLE_NAME ?? '';
if (file === '' || name === '') throw new Error('TABLE_NAME=… node scripts/erase-again.ts FILE');
const { Items } = list.parse(JSON.parse(readFileSync(file, 'utf8')));
const records = Items.map((item) =>
  erasureRecord.parse(unmarshall(item as Record<string, AttributeValue>)),
);
const again = await eraseAgain(openTable(name), records, new Date().toISOString());
console.log(`${again} of ${records.length} people were there again, and will be erased.`);
