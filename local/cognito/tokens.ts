import { createHash, randomUUID } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import type { ClientOptions, CognitoOptions, IssuedTokens } from './options.ts';
import type { Session, Sessions } from './sessions.ts';
import type { SigningKey } from './signing-key.ts';
import { triggerAttributes, type RunTrigger } from './triggers.ts';
import type { User, Users } from './users.ts';

export type TokenSource = 'TokenGeneration_HostedAuth' | 'TokenGeneration_RefreshTokens';

export interface Tokens {
  /** @param issuedAt in seconds since the epoch; left out: now. They end as if they were issued now. */
  issue(
    session: Session,
    client: ClientOptions,
    source: TokenSource,
    issuedAt?: number,
  ): Promise<IssuedTokens>;
  /**
   * The person behind an access token of ours that is neither expired nor revoked.
   * @throws NotAuthorizedException, UserNotFoundException
   */
  authenticate(accessToken: string, scope: string): { user: User; client: ClientOptions };
}

const adminScope = 'aws.cognito.signin.user.admin';

export function createTokens(parts: {
  options: CognitoOptions;
  issuer: string;
  key: SigningKey;
  sessions: Sessions;
  users: Users;
  runTrigger: RunTrigger;
  client: (id: string) => ClientOptions;
}): Tokens {
  const { options, issuer, key, sessions, users } = parts;
  return {
    async issue(session, client, source, issuedAt) {
      const user = users.get(session.username);
      const overrides = await askTrigger(user, client, source);
      const now = Math.floor(options.now() / 1000);
      const groups = overrides.groups ?? sortGroups(user.groups, options);
      const common = {
        sub: user.sub,
        ...(groups.length > 0 && { 'cognito:groups': groups }),
        iss: issuer,
        origin_jti: session.id,
        event_id: randomUUID(),
        auth_time: session.authTime,
        iat: issuedAt ?? now,
      };
      const accessToken = key.sign({
        ...common,
        version: 2,
        client_id: client.id,
        token_use: 'access',
        scope: session.scopes.join(' '),
        exp: now + client.accessTokenSeconds,
        jti: randomUUID(),
        username: user.username,
      });
      const idToken = key.sign({
        at_hash: halfHash(accessToken),
        ...readableClaims(user, client),
        ...overrides.claims,
        ...common,
        'cognito:username': user.username,
        aud: client.id,
        token_use: 'id',
        ...(session.nonce !== undefined && { nonce: session.nonce }),
        exp: now + client.idTokenSeconds,
        jti: randomUUID(),
      });
      return { accessToken, idToken, refreshToken: sessions.refreshToken(session) };
    },
    authenticate(accessToken, scope) {
      const claims = key.open(accessToken);
      if (claims?.['token_use'] !== 'access' || claims['iss'] !== issuer) {
        throw notAuthorized('Invalid Access Token');
      }
      if (typeof claims['exp'] !== 'number' || claims['exp'] * 1000 <= options.now()) {
        throw notAuthorized('Access Token has expired');
      }
      const session = sessions.get(String(claims['origin_jti']));
      if (!session || session.revoked || session.username !== claims['username']) {
        throw notAuthorized('Access Token has been revoked');
      }
      if (!session.scopes.includes(scope)) {
        throw notAuthorized('Access Token does not have required scopes');
      }
      const user = users.get(session.username);
      if (!user.enabled) throw notAuthorized('User is disabled.');
      return { user, client: parts.client(session.clientId) };
    },
  };

  async function askTrigger(user: User, client: ClientOptions, source: TokenSource) {
    const response = await parts.runTrigger('PreTokenGeneration', {
      source,
      userName: user.username,
      clientId: client.id,
      request: {
        userAttributes: triggerAttributes(user),
        groupConfiguration: {
          groupsToOverride: sortGroups(user.groups, options),
          iamRolesToOverride: [],
          preferredRole: null,
        },
      },
      response: { claimsOverrideDetails: null },
    });
    return parseOverrides(response['claimsOverrideDetails']);
  }
}

/** The scope that the self-service calls of the JSON API demand. */
export const selfServiceScope = adminScope;

interface Overrides {
  claims: Record<string, string | undefined>;
  groups?: string[];
}

/** The answer of a pre-token-generation trigger, version 1. */
interface ClaimsOverrideDetails {
  claimsToAddOrOverride?: Record<string, string> | null;
  claimsToSuppress?: string[] | null;
  groupOverrideDetails?: { groupsToOverride?: string[] | null } | null;
}

function parseOverrides(details: unknown): Overrides {
  if (details === null || details === undefined) return { claims: {} };
  if (typeof details !== 'object') {
    throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
  }
  const { claimsToAddOrOverride, claimsToSuppress, groupOverrideDetails } =
    details as ClaimsOverrideDetails;
  const suppressed = Object.fromEntries((claimsToSuppress ?? []).map((name) => [name, undefined]));
  const groups = groupOverrideDetails?.groupsToOverride;
  return { claims: { ...claimsToAddOrOverride, ...suppressed }, ...(groups && { groups }) };
}

/** The attributes that a client may read, as ID token claims: verified flags are booleans there. */
export function readableClaims(
  user: User,
  client: ClientOptions,
): Record<string, string | boolean> {
  return Object.fromEntries(
    readableAttributes(user, client).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  );
}

export function readableAttributes(user: User, client: ClientOptions): Array<[string, string]> {
  return Object.entries(user.attributes).filter(
    ([name]) => client.readAttributes.length === 0 || client.readAttributes.includes(name),
  );
}

export function sortGroups(names: readonly string[], { groups }: CognitoOptions): string[] {
  const precedence = (name: string) =>
    groups.find((group) => group.name === name)?.precedence ?? Infinity;
  return names.toSorted((a, b) => precedence(a) - precedence(b) || a.localeCompare(b));
}

/** OpenID Connect Core 3.1.3.6: left half of the hash, base64url. */
function halfHash(token: string): string {
  return createHash('sha256').update(token).digest().subarray(0, 16).toString('base64url');
}
