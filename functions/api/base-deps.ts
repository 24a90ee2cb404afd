import { createTable } from '#functions/data/table/table.ts';
import { readEnvironment } from '#functions/platform/environment.ts';
import { createMembership } from '#functions/platform/membership.ts';
import { createCursorSealer } from '#functions/platform/sealed-cursor.ts';
import { createTokenVerifier } from '#functions/platform/token-verifier.ts';
import { ids } from '#functions/platform/ids.ts';

/** The dependencies of every feature; made once, at cold start. */
export function createBaseDeps() {
  const env = readEnvironment(
    'TABLE_NAME',
    'USER_POOL_ID',
    'USER_POOL_CLIENT_ID',
    'PLATFORM_SECRET',
    'ORIGIN_SECRET',
  );
  return {
    table: createTable(env.TABLE_NAME),
    tokens: createTokenVerifier({
      userPoolId: env.USER_POOL_ID,
      clientId: env.USER_POOL_CLIENT_ID,
    }),
    membership: createMembership(env.USER_POOL_ID),
    cursors: createCursorSealer(env.PLATFORM_SECRET),
    originSecret: env.ORIGIN_SECRET,
    secret: env.PLATFORM_SECRET,
    ids,
  };
}
export type BaseDeps = ReturnType<typeof createBaseDeps>;
