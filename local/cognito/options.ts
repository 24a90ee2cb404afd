import type { IncomingMessage, ServerResponse } from 'node:http';

export type TriggerName =
  | 'PreSignUp'
  | 'PostConfirmation'
  | 'PostAuthentication'
  | 'CustomMessage'
  | 'PreTokenGeneration';

export interface PasswordPolicy {
  minimumLength: number;
  requireLowercase?: boolean;
  requireUppercase?: boolean;
  requireNumbers?: boolean;
  requireSymbols?: boolean;
}

/** One attribute of the pool's schema. Standard attributes need an entry only to be required or bounded. */
export interface PoolAttribute {
  name: string;
  required?: boolean;
  mutable?: boolean;
  minLength?: number;
  maxLength?: number;
}

export interface PoolOptions {
  id: string;
  region: string;
  passwordPolicy: PasswordPolicy;
  attributes: readonly PoolAttribute[];
  /** Function name or ARN per trigger, handed to `invoke` as it stands. */
  triggers: Partial<Record<TriggerName, string>>;
  autoVerifiedAttributes: readonly string[];
  /** The names by which people may sign in besides their username, once they are verified. */
  aliasAttributes: readonly ['email'];
  caseInsensitive: true;
}

export interface ClientOptions {
  id: string;
  callbackUrls: readonly string[];
  logoutUrls: readonly string[];
  scopes: readonly string[];
  accessTokenSeconds: number;
  idTokenSeconds: number;
  refreshTokenSeconds: number;
  /** A refresh token is replaced at each use. */
  rotation: boolean;
  /** The time for which a replaced refresh token still works, so that two tabs may renew at once. 0–60. */
  rotationGraceSeconds?: number;
  /** `ExplicitAuthFlows` of the client, for example `ALLOW_REFRESH_TOKEN_AUTH`. */
  authFlows?: readonly string[];
  /** Empty: every attribute. */
  readAttributes: readonly string[];
  /** Empty: every attribute that a client may write at all. */
  writeAttributes: readonly string[];
}

export interface GroupOptions {
  name: string;
  precedence: number;
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  kind: 'verification' | 'reset' | 'invitation';
  code?: string;
}

export interface CognitoOptions {
  /** SQLite file; null keeps everything in memory. */
  dataFile: string | null;
  pool: PoolOptions;
  clients: readonly ClientOptions[];
  groups: readonly GroupOptions[];
  hostedUiOrigin: string;
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  mail: (message: Mail) => Promise<void>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** The pool's first key in PEM; left out: a new one. */
  makeSigningKey?: (() => string) | undefined;
}

/** The caller of the JSON API: IAM was checked in front of it when the caller is a role. */
export type Caller = { kind: 'anonymous' } | { kind: 'role' };

export interface NewUser {
  email: string;
  /** null makes a person who cannot sign in by password (bulk data). */
  password: string | null;
  givenName: string;
  familyName: string;
  groups: readonly string[];
  locale: string;
  confirmed: boolean;
  sub?: string;
}

export interface IssuedTokens {
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

export interface Cognito {
  issuer: string;
  handleApi(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    caller: Caller,
  ): Promise<void>;
  handleHostedUi(request: IncomingMessage, response: ServerResponse): Promise<void>;
  jwks(): object;
  openidConfiguration(): object;
  admin: {
    /** Makes a person with a random username; the address is theirs to sign in by when they are confirmed. */
    createUser(user: NewUser): Promise<{ sub: string; username: string }>;
    /** @param since when the person signed in, in milliseconds since the epoch; left out: now */
    issueTokens(email: string, since?: number): Promise<IssuedTokens>;
    /** Signs any claims with the pool's key: for tests that need a hostile but well-signed token. */
    signToken(claims: object, header?: object): string;
  };
  close(): void;
}
