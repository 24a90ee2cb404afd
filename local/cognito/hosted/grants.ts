import type { Services } from '../services.ts';
import { equalSecrets, randomToken, s256, tokenId } from './secrets.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import type { Session } from '../sessions.ts';

/** The sign-in that an authorization code stands for. */
interface Grant {
  clientId: string;
  redirectUri: string;
  challenge: string;
  username: string;
  scopes: string[];
  nonce?: string;
  authTime: number;
  expiresAt: number;
  used: boolean;
  /** The session that the code started, to be ended should the code come again. */
  sessionId?: string;
}

const lifeMs = 5 * 60_000;
// A used code is remembered for a day, so that its second use is recognised.
const memoryMs = 24 * 3_600_000;

/** Makes a code for a signed-in person and answers the address to send the browser to. */
export function grantCode(
  request: AuthorizeRequest,
  person: { username: string; authTime: number },
  { store, options }: Services,
): string {
  const code = randomToken();
  const grant: Grant = {
    clientId: request.client.id,
    redirectUri: request.redirectUri,
    challenge: request.challenge,
    scopes: request.scopes,
    ...(request.nonce !== undefined && { nonce: request.nonce }),
    ...person,
    expiresAt: options.now() + lifeMs,
    used: false,
  };
  store.drawer<Grant>('grant').put(tokenId(code), grant, {
    expiresAt: options.now() + memoryMs,
    owner: person.username,
  });
  const address = new URL(request.redirectUri);
  address.searchParams.set('code', code);
  if (request.state !== undefined) address.searchParams.set('state', request.state);
  return address.href;
}

/**
 * Turns a code into a session, once, for the client, address and verifier that it was made for.
 * Null when it does not hold; a second use also ends the session that the first one started.
 */
export function redeemCode(
  code: string,
  proof: { clientId: string; redirectUri: string; verifier: string },
  { store, options, sessions }: Services,
): Session | null {
  const grants = store.drawer<Grant>('grant');
  const id = tokenId(code);
  const grant = grants.get(id);
  if (!grant) return null;
  const keep = (used: Grant) =>
    grants.put(id, used, { expiresAt: options.now() + memoryMs, owner: grant.username });
  if (grant.used) {
    if (grant.sessionId) sessions.revoke(grant.sessionId);
    return null;
  }
  const holds =
    grant.expiresAt > options.now() &&
    grant.clientId === proof.clientId &&
    grant.redirectUri === proof.redirectUri &&
    /^[\w.~-]{43,128}$/.test(proof.verifier) &&
    equalSecrets(s256(proof.verifier), grant.challenge);
  if (!holds) {
    keep({ ...grant, used: true });
    return null;
  }
  const { username, clientId, scopes, authTime, nonce } = grant;
  const session = sessions.start({
    username,
    clientId,
    scopes,
    authTime,
    ...(nonce !== undefined && { nonce }),
  });
  keep({ ...grant, used: true, sessionId: session.id });
  return session;
}
