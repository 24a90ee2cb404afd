import type { Table } from '#functions/data/table/table.ts';
import type { PoolClient } from '#functions/platform/pool-client.ts';

export type SignUpDeps = { table: Table; pool: PoolClient; clock: () => number };
