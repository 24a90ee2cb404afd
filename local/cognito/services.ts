import { randomBytes, randomUUID } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import { createCodes, type Codes } from './codes.ts';
import { createFailureLimiter, createQuota, type FailureLimiter } from './limiter.ts';
import { createMessages, type Messages } from './messages.ts';
import type { ClientOptions, CognitoOptions } from './options.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSigningKey, type SigningKey } from './signing-key.ts';
import { openStore, type Store } from './store.ts';
import { createTokens, type Tokens } from './tokens.ts';
import { createTriggers, type RunTrigger } from './triggers.ts';
import { createUsers, type User, type Users } from './users.ts';

/** Everything an operation of the pool works with. */
export interface Services {
  options: CognitoOptions;
  issuer: string;
  /** Seals whatever must come back unchanged: codes, refresh tokens, page tokens, form tokens. */
  secret: string;
  store: Store;
  users: Users;
  codes: Codes;
  sessions: Sessions;
  tokens: Tokens;
  key: SigningKey;
  runTrigger: RunTrigger;
  messages: Messages;
  passwordAttempts: FailureLimiter;
  addressAttempts: FailureLimiter;
  mayMail: (email: string) => boolean;
  /** @throws ResourceNotFoundException */
  client(id: string): ClientOptions;
}

const minute = 60_000;

export function createServices(options: CognitoOptions): Services {
  const { now, pool } = options;
  const issuer = `https://cognito-idp.${pool.region}.amazonaws.com/${pool.id}`;
  const store = openStore(options.dataFile, now);
  const secret = store.constant('secret', () => randomBytes(32).toString('base64url'));
  const key = createSigningKey(store, options.makeSigningKey);
  const users = createUsers(store, now);
  const runTrigger = createTriggers(options);
  const client = (id: string) => {
    const found = options.clients.find((one) => one.id === id);
    if (found) return found;
    throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  };
  const sessions = createSessions({ store, secret, now, client });
  return {
    options,
    issuer,
    secret,
    store,
    users,
    codes: createCodes(store, secret, now),
    sessions,
    tokens: createTokens({ options, issuer, key, sessions, users, runTrigger, client }),
    key,
    runTrigger,
    messages: createMessages(options, runTrigger),
    passwordAttempts: createFailureLimiter({
      now,
      free: 5,
      firstLockMs: 1000,
      longestLockMs: 15 * minute,
    }),
    addressAttempts: createFailureLimiter({
      now,
      free: 50,
      firstLockMs: 1000,
      longestLockMs: 15 * minute,
    }),
    mayMail: createQuota({ now, limit: 10, windowMs: 60 * minute }),
    client,
  };
}

/** A person as the store wants them, from what is known at the start. */
export function newUser(
  services: Services,
  input: Pick<User, 'username' | 'status' | 'passwordHash' | 'attributes'> & { sub?: string },
): User {
  const at = services.options.now();
  return {
    sub: randomUUID(),
    enabled: true,
    groups: [],
    createdAt: at,
    modifiedAt: at,
    ...input,
  };
}

/** @throws NotAuthorizedException for a person who may not have tokens now. */
export function assertMaySignIn(user: User | undefined): asserts user is User {
  if (!user) throw notAuthorized('Invalid Refresh Token');
  if (!user.enabled) throw notAuthorized('User is disabled.');
}
