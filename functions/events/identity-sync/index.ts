import { createTable } from '#functions/data/table.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createPoolClient } from '../platform/pool-client.ts';
import { streamHandler } from '../platform/stream-handler.ts';
import { syncIdentity } from './sync-identity.ts';

const { TABLE_NAME, USER_POOL_ID } = readEnvironment('TABLE_NAME', 'USER_POOL_ID');

const deps = {
  table: createTable(TABLE_NAME),
  pool: createPoolClient(),
  userPoolId: USER_POOL_ID,
  clock: Date.now,
};

export const handler = streamHandler((record) => syncIdentity(record, deps));
