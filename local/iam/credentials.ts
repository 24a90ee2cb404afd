import { createHmac } from 'node:crypto';
import { assertDecidable } from './evaluate.ts';
import type { Statement } from './statement.ts';

export type AccessKey = { accessKeyId: string; secretAccessKey: string };
export type SessionKey = AccessKey & { sessionToken: string };

export type Principal = {
  roleName: string;
  statements: readonly Statement[];
  /** The token that a request of this principal must carry beside its signature; the root has none. */
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

/**
 * The keys of the roles, made from one secret: whoever keeps it has the same keys at the next start, and what was
 * signed before (a form that somebody uploads by) is still good then.
 */
export function createCredentials(secret: string): Credentials {
  const known = new Map<string, { secret: string; principal: Principal }>();

  const derive = (name: string) => createHmac('sha256', secret).update(name).digest('base64url');

  const keyOf = (prefix: string, name: string): AccessKey => ({
    accessKeyId:
      prefix +
      Buffer.from(derive(`${name} id`))
        .toString('hex')
        .slice(0, 16)
        .toUpperCase(),
    secretAccessKey: derive(`${name} key`),
  });

  function issue(roleName: string, statements: readonly Statement[]): SessionKey {
    assertDecidable(statements);
    const key = { ...keyOf('ASIA', roleName), sessionToken: derive(`${roleName} session`) };
    const principal = { roleName, statements, sessionToken: key.sessionToken };
    known.set(key.accessKeyId, { secret: key.secretAccessKey, principal });
    return key;
  }

  const root = keyOf('AKIA', 'root of the runtime');
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
