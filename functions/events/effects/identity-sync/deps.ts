import type { Table } from '#functions/data/table/table.ts';
import type { PoolClient } from '#functions/platform/pool-client.ts';

export type SyncDeps = { table: Table; pool: PoolClient; userPoolId: string; clock: () => number };
