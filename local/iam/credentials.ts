import { randomBytes } from 'node:crypto';
import { assertDecidable } from './evaluate.ts';
import type { Statement } from './statement.ts';

export type AccessKey = { accessKeyId: string; secretAccessKey: string };
export type SessionKey = AccessKey & { sessionToken: string };

export type Principal = {
  roleName: string;
  statements: readonly Statement[];
  /** What a request of this principal must carry beside its signature; the root has none. */
  sessionToken?: string;
};

export type Credentials = {
  /**
   * Makes a temporary key for a role, as a function gets one in the cloud.
   * @throws Error that names what of the role's policies cannot be decided here
   */
  issue(roleName: string, statements: readonly Statement[]): SessionKey;
  secretOf(accessKeyId: string): string | undefined;
  principal(accessKeyId: string): Principal | undefined;
  /** The runtime itself: allowed everything. */
  root: AccessKey;
};

/** The keys of one run: they live in memory alone and are new at each start. */
export function createCredentials(): Credentials {
  const known = new Map<string, { secret: string; principal: Principal }>();

  function issue(roleName: string, statements: readonly Statement[]): SessionKey {
    assertDecidable(statements);
    const key = { ...newKey('ASIA'), sessionToken: randomBytes(48).toString('base64url') };
    const principal = { roleName, statements, sessionToken: key.sessionToken };
    known.set(key.accessKeyId, { secret: key.secretAccessKey, principal });
    return key;
  }

  const root = newKey('AKIA');
  const everything: Statement = { Effect: 'Allow', Action: '*', Resource: '*' };
  known.set(root.accessKeyId, {
    secret: root.secretAccessKey,
    principal: { roleName: 'local-runtime', statements: [everything] },
  });

  return {
    issue,
    secretOf: (accessKeyId) => known.get(accessKeyId)?.secret,
    principal: (accessKeyId) => known.get(accessKeyId)?.principal,
    root,
  };
}

function newKey(prefix: string): AccessKey {
  return {
    accessKeyId: prefix + randomBytes(8).toString('hex').toUpperCase(),
    secretAccessKey: randomBytes(30).toString('base64url'),
  };
}
