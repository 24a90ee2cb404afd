import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marshallItem } from '#functions/data/table/marshall-item.ts';
import { snapshotKey, writeSnapshot } from '#functions/data/catalog/catalog-snapshot.ts';
import type { Item } from '#functions/data/table/table.ts';
import { callTables } from '#local/dynamodb/engine-call.ts';
import { startDynamodb } from '#local/dynamodb/start-dynamodb.ts';
import type { StartEnvironment } from '#local/lambda/execution-environment.ts';
import { readAssembly } from '#local/template/assembly.ts';
import { resolveTemplate } from '#local/template/resolve-template.ts';
import { createSecrets } from '#local/template/secrets.ts';
import { synthesize } from '#local/template/synthesize.ts';
import { searchBucketOf } from './derived.ts';
import { specOf, startPlatform } from './platform.ts';
import { makeSchool, type SchoolSize } from './school.ts';

const perBatch = 25;

/**
 * Writes items into a data folder that no platform runs on yet: the table has no stream then, whose
 * records would cost each write more, and which would all be digested first.
 */
async function fill(dataDir: string, items: Item[]): Promise<void> {
  const { template, stackName } = readAssembly(await synthesize());
  const stack = resolveTemplate(template, { stackName, secrets: createSecrets(null) });
  const { streamViewType: _, ...spec } = specOf({ stack });
  const engine = await startDynamodb({
    file: join(dataDir, 'dynamodb.db'),
    tables: [spec],
    now: Date.now,
  });
  let from = 0;
  async function write(): Promise<void> {
    while (from < items.length) {
      const batch = items.slice(from, (from += perBatch));
      const requests = batch.map((item) => ({
        PutRequest: { Item: marshallItem(item) },
      }));
      await callTables(engine.endpoint, 'BatchWriteItem', {
        RequestItems: { [spec.name]: requests },
      });
    }
  }
  // The engine writes one after the other; a second sender only keeps it from waiting.
  await Promise.all([write(), write()]);
  await engine.stop();
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
