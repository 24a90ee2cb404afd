import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { marshallItem } from '#functions/data/table/marshall-item.ts';
import { snapshotKey, writeSnapshot } from '#functions/data/catalog/catalog-snapshot.ts';
import type { Item } from '#functions/data/table/table.ts';
import { bundledBinary } from '#local/dynamodb/engine-process.ts';
import type { StartEnvironment } from '#local/lambda/execution-environment.ts';
import { readAssembly } from '#local/template/assembly.ts';
import { resolveTemplate } from '#local/template/resolve-template.ts';
import { createSecrets } from '#local/template/secrets.ts';
import { synthesize } from '#local/template/synthesize.ts';
import { searchBucketOf } from './derived.ts';
import { specOf, startPlatform } from './platform.ts';
import { makeSchool, type SchoolSize } from './school.ts';

/**
 * Makes the engine's file with these items, before a platform runs on it: as an export of DynamoDB, which the engine takes
 * in fifteen times as fast as writes, and of which the table's stream hears nothing.
 */
async function fill(dataDir: string, items: Item[]): Promise<void> {
  const { template, stackName } = readAssembly(await synthesize());
  const { name, keySchema, attributes, indexes } = specOf({
    stack: resolveTemplate(template, { stackName, secrets: createSecrets(null) }),
  });
  const source = join(dataDir, 'export');
  const schema = join(source, 'schema.json');
  const data = join(source, name, 'data');
  mkdirSync(data, { recursive: true });
  const Table = {
    TableName: name,
    KeySchema: keySchema,
    AttributeDefinitions: attributes,
    GlobalSecondaryIndexes: indexes,
    BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
  };
  writeFileSync(schema, JSON.stringify({ Table }));
  const lines = items.map((item) => JSON.stringify({ Item: marshallItem(item) }));
  writeFileSync(join(data, 'items.json.gz'), gzipSync(lines.join('\n'), { level: 1 }));
  const output = join(dataDir, 'dynamodb.db');
  const given = ['import', '--source', source, '--schema', schema, '--output', output];
  await promisify(execFile)(bundledBinary(), given);
  rmSync(source, { recursive: true });
}

/**
 * A platform with a school of this size in it, and its catalogue as the stream would have left it.
 * @param more what else lies in its table from the beginning
 * @param startEnvironment where its functions run; left out: in processes
 */
export async function startSchool(
  size: SchoolSize,
  more: Item[] = [],
  startEnvironment?: StartEnvironment,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'school-'));
  const { items, catalog } = makeSchool(size);
  await fill(dataDir, [...items, ...more]);
  const platform = await startPlatform({ dataDir, ...(startEnvironment && { startEnvironment }) });
  const { objects } = platform.runtime;
  await objects.put(searchBucketOf(platform.runtime), snapshotKey, writeSnapshot(catalog));
  return platform;
}
