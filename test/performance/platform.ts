import { rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { createTable, type Item, type Table } from '#functions/data/table/table.ts';
import { startDynamodb } from '#local/dynamodb/start-dynamodb.ts';
import { tableSpec, type TableProperties, type TableSpec } from '#local/dynamodb/table-spec.ts';
import type { FinishedCall, FrontOptions } from '#local/front/create-front.ts';
import type { InvocationReport } from '#local/lambda/functions.ts';
import { createRuntime, type Runtime, type RuntimeOptions } from '#local/runtime.ts';
import { pagesOf } from '../../scripts/rebuild.ts';
import { openWorld } from '../world/open-world.ts';

/** Opens a table of an engine past the front and its roles: what is really there. */
export function rawTable(endpoint: string, name: string): Table {
  const client = new DynamoDBClient({
    endpoint,
    region: 'eu-west-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  return createTable(name, client);
}

/** The one table of the template. */
export function specOf({ stack }: Pick<Runtime, 'stack'>): TableSpec {
  const [found] = stack
    .ofType('AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table')
    .map(({ ref, properties }) => tableSpec(ref, properties as unknown as TableProperties));
  if (!found) throw new Error('The template has no table.');
  return found;
}

/** An empty table like the platform's, on an engine of its own and without a stream. */
export async function openEmptyTable(spec: TableSpec, file: string | null = null) {
  const { streamViewType: _, ...quiet } = spec;
  const engine = await startDynamodb({ file, tables: [quiet], now: Date.now });
  return { table: rawTable(engine.endpoint, spec.name), stop: () => engine.stop() };
}

export async function allItems(table: Table): Promise<Item[]> {
  const items: Item[] = [];
  for await (const page of pagesOf(table)) items.push(...page);
  return items;
}

/** The settings of a run, and what it is told, while the platform runs. */
export type Hooks = {
  fault: FrontOptions['fault'];
  onCall: ((call: FinishedCall) => void) | undefined;
  onInvoke: ((report: InvocationReport) => void) | undefined;
};

/**
 * A whole platform with its data in files, so that its engine can be killed, and with hooks for faults
 * and measures, which cost nothing while nobody listens.
 * @param options.dataDir one that is filled already; left out: a new one, that goes with the platform
 * @param options.startEnvironment where its functions run; left out: in processes, which can be killed and measured
 */
export async function startPlatform(
  options: { dataDir?: string } & Pick<RuntimeOptions, 'startEnvironment'> = {},
) {
  const { startEnvironment } = options;
  const hooks: Hooks = { fault: undefined, onCall: undefined, onInvoke: undefined };
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'platform-'));
  const runtime = await createRuntime({
    port: 0,
    dataDir,
    quiet: true,
    ...(startEnvironment && { startEnvironment }),
    fault: (call) => hooks.fault?.(call),
    onInvoke: (report) => hooks.onInvoke?.(report),
    onCall: (call: FinishedCall) => hooks.onCall?.(call),
    measuresCapacity: () => hooks.onCall !== undefined,
  });
  return {
    ...openWorld(runtime),
    hooks,
    table: rawTable(runtime.dynamodb.endpoint, specOf(runtime).name),
    async stop() {
      await runtime.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type Platform = Awaited<ReturnType<typeof startPlatform>>;
