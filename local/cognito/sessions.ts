import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import type { ClientOptions } from './options.ts';
import type { Drawer, Store } from './store.ts';

/** One sign-in: every token that comes from it carries its id as `origin_jti`. */
export interface Session {
  id: string;
  username: string;
  clientId: string;
  scopes: string[];
  /** Seconds since the epoch. */
  authTime: number;
  nonce?: string;
  revoked: boolean;
  expiresAt: number;
  /** Number of the newest refresh token. */
  generation: number;
  /** Refresh tokens that still work: number → end of its grace in milliseconds, null for the newest. */
  live: Record<string, number | null>;
}

export interface Sessions {
  start(input: Pick<Session, 'username' | 'clientId' | 'scopes' | 'authTime' | 'nonce'>): Session;
  get(id: string): Session | undefined;
  refreshToken(session: Session): string;
  /**
   * Checks a refresh token and, with rotation, replaces it.
   * @throws NotAuthorizedException, or RefreshTokenReuseException for one that was replaced before.
   */
  redeem(token: string, client: ClientOptions): Session;
  /** The session that a genuine refresh token belongs to, whatever its state. */
  ofRefreshToken(token: string): Session | undefined;
  revoke(id: string): void;
  revokeAll(username: string): void;
}

export function createSessions(options: {
  store: Store;
  secret: string;
  now: () => number;
  client: (id: string) => ClientOptions;
}): Sessions {
  const { secret, now } = options;
  const drawer: Drawer<Session> = options.store.drawer('session');
  const save = (session: Session) =>
    drawer.put(session.id, session, { expiresAt: session.expiresAt, owner: session.username });

  const sessions: Sessions = {
    start(input) {
      const lifeMs = options.client(input.clientId).refreshTokenSeconds * 1000;
      const session: Session = {
        ...input,
        id: randomUUID(),
        revoked: false,
        expiresAt: now() + lifeMs,
        generation: 1,
        live: { 1: null },
      };
      save(session);
      return session;
    },
    get: (id) => drawer.get(id),
    refreshToken: (session) => seal(session.id, session.generation, secret),
    redeem(token, client) {
      const opened = unseal(token, secret);
      const session = opened && drawer.get(opened.id);
      if (!opened || !session || session.clientId !== client.id) {
        throw notAuthorized('Invalid Refresh Token');
      }
      if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
      const graceEnds = session.live[opened.generation];
      if (graceEnds === undefined || (graceEnds !== null && graceEnds <= now())) {
        throw new CognitoError(
          'RefreshTokenReuseException',
          'Refresh token has been invalidated by rotation.',
        );
      }
      return client.rotation ? rotate(session, opened.generation, client) : session;
    },
    ofRefreshToken(token) {
      const opened = unseal(token, secret);
      return opened ? drawer.get(opened.id) : undefined;
    },
    revoke(id) {
      const session = drawer.get(id);
      if (session) save({ ...session, revoked: true });
    },
    revokeAll(username) {
      for (const { record } of drawer.owned(username)) save({ ...record, revoked: true });
    },
  };

  function rotate(session: Session, used: number, client: ClientOptions): Session {
    const graceEnds = now() + (client.rotationGraceSeconds ?? 0) * 1000;
    const live: Session['live'] = {};
    for (const [generation, end] of Object.entries(session.live)) {
      const newEnd = Number(generation) === used ? (end ?? graceEnds) : end;
      if (newEnd === null || newEnd > now()) live[generation] = newEnd;
    }
    const generation = session.generation + 1;
    live[generation] = null;
    const rotated = { ...session, generation, live };
    save(rotated);
    return rotated;
  }

  return sessions;
}

// A refresh token names its session and its number and proves both with a keyed hash, so that none has to
// be stored, and one that was replaced long ago is still told apart from an invented one.
function seal(id: string, generation: number, secret: string): string {
  const mac = createHmac('sha256', secret)
    .update(`refresh:${id}.${generation}`)
    .digest('base64url');
  return `${id}.${generation}.${mac}`;
}

function unseal(token: string, secret: string): { id: string; generation: number } | undefined {
  const [id = '', generation = ''] = token.split('.');
  const expected = Buffer.from(seal(id, Number(generation), secret));
  const given = Buffer.from(token);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return { id, generation: Number(generation) };
}
