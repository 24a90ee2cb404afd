import type { Role } from '#shared/schemas/roles.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { ids } from '#functions/platform/ids.ts';
import { createCursorSealer } from '#functions/platform/sealed-cursor.ts';
import type { Claims } from '#functions/platform/token-verifier.ts';

const secret = 'a secret of the tests, which keeps nothing';

/** The claims of a token of the tests; one sign-in for everybody who names none. */
export type FakeClaims = Omit<Claims, 'sessionId'> & { sessionId?: string };

/** Looks like a token, and says whose it is. Good for `fakeDeps` alone. */
export const fakeToken = (claims: FakeClaims): string => {
  const said: Claims = { sessionId: '1767225600.the-only-sign-in', ...claims };
  return `a.${Buffer.from(JSON.stringify(said)).toString('base64url')}.z`;
};

const claimsOf = (token: string): Claims => {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
  } catch (cause) {
    throw new AppError('unauthenticated', { cause });
  }
};

/**
 * The dependencies of the chain, on a real table; tokens say what a test says, and the pool agrees with `membership`.
 */
export const fakeDeps = (
  table: Table,
  membership: (username: string) => Role[] | Promise<Role[]>,
): BaseDeps => ({
  table,
  tokens: {
    access: async (token) => claimsOf(token),
    identity: async (token, userId) => {
      if (claimsOf(token).userId !== userId) throw new AppError('unauthenticated');
    },
  },
  membership: async (username) => membership(username),
  cursors: createCursorSealer(secret),
  originSecret: secret,
  secret,
  ids,
});
