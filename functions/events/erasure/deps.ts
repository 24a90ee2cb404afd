import type { Table } from '#functions/data/table/table.ts';
import type { Bucket } from '#functions/platform/bucket.ts';
import type { Mailer } from '../platform/mailer.ts';
import type { PoolClient } from '#functions/platform/pool-client.ts';

export type ErasureDeps = {
  table: Table;
  pool: PoolClient;
  userPoolId: string;
  files: Bucket;
  mailer: Mailer;
  siteOrigin: string;
  secret: string;
  clock: () => number;
};
