import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { userIdSchema } from '#shared/schemas/primitives.ts';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';
import { AppError } from './app-error.ts';
import { rememberVerified } from './verified-tokens.ts';

/** The claims of a verified access token about its bearer. `issuedAt` is in seconds. */
export type Claims = {
  userId: string;
  username: string;
  roles: Role[];
  issuedAt: number;
  /** The sign-in that the token comes from, the same for all that are renewed from it. */
  sessionId: string;
};

/** The time when a token is good, in seconds; the library would let one in that never ends. */
const times = z.object({
  exp: z.number(),
  nbf: z.number().optional(),
  iat: z.number(),
  auth_time: z.number().optional(),
});

const accessClaims = times.extend({
  sub: userIdSchema,
  username: z.string().min(1).max(128),
  scope: z.string(),
  auth_time: z.int().min(1_000_000_000).max(9_999_999_999),
  origin_jti: z.string().regex(/^[\w-]{1,64}$/),
});
const identityClaims = times.extend({ sub: userIdSchema });

/** The time that the pool's clock may be ahead of the gateway's. A token that has ended has ended. */
const aheadMs = 60_000;

/** By the gateway's clock, which decides everywhere: a function whose own is wrong judges no differently. */
const isInTime = (
  { exp, nbf = 0, iat, auth_time: signedIn = 0 }: z.infer<typeof times>,
  now: number,
) => exp * 1000 > now && Math.max(nbf, iat, signedIn) * 1000 <= now + aheadMs;

/** The library looks at the function's clock; this much of a difference, and it does not mind. */
const graceSeconds = 86_400;

/** The source of the keys: the address follows the endpoint variable that the AWS SDK reads too. */
function keyCache(): SimpleJwksCache {
  const endpoint =
    process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? process.env.AWS_ENDPOINT_URL;
  return new SimpleJwksCache({
    fetcher: {
      fetch: async (uri) => {
        const address = endpoint ? new URL(new URL(uri).pathname, endpoint) : uri;
        try {
          const answer = await fetch(address, { signal: AbortSignal.timeout(3000) });
          if (!answer.ok) throw new Error(`Keys answered ${answer.status}`);
          return await answer.arrayBuffer();
        } catch (cause) {
          throw new AppError('busy', { cause, retryAfterSeconds: 5 });
        }
      },
    },
  });
}

const unauthenticated = (cause?: unknown) => new AppError('unauthenticated', { cause });

/** Verifies the two tokens of a request against the pool's keys (both cached over warm calls); their times, at each call. */
export function createTokenVerifier(options: { userPoolId: string; clientId: string }) {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: options.userPoolId, clientId: options.clientId, graceSeconds },
    { jwksCache: keyCache() },
  );
  const judge = async <T>(verification: Promise<T>): Promise<T> => {
    try {
      return await verification;
    } catch (cause) {
      // Without keys nobody can be judged: closed, but as a fault of ours and not of the token.
      throw cause instanceof AppError ? cause : unauthenticated(cause);
    }
  };

  const accessOf = rememberVerified(async (token) => {
    const payload = await judge(verifier.verify(token, { tokenUse: 'access' }));
    const claims = accessClaims.safeParse(payload);
    if (!claims.success) throw unauthenticated();
    return { ...claims.data, roles: knownRoles(payload['cognito:groups']) };
  });
  const identityOf = rememberVerified(async (token) => {
    const claims = identityClaims.safeParse(
      await judge(verifier.verify(token, { tokenUse: 'id' })),
    );
    if (!claims.success) throw unauthenticated();
    return claims.data;
  });

  return {
    /**
     * @param now of the request, in milliseconds
     * @throws AppError `unauthenticated` unless it is a good access token of this pool and client
     */
    async access(token: string, now: number): Promise<Claims> {
      const claims = await accessOf(token);
      if (!isInTime(claims, now)) throw unauthenticated();
      const { sub, username, roles, iat, auth_time: signedIn, origin_jti: origin } = claims;
      const sessionId = `${signedIn}.${origin}`;
      return { userId: sub, username, roles, issuedAt: iat, sessionId };
    },
    /** For display alone. @throws AppError `unauthenticated` unless it is the same person's good ID token */
    async identity(token: string, userId: string, now: number): Promise<void> {
      const claims = await identityOf(token);
      if (claims.sub !== userId || !isInTime(claims, now)) throw unauthenticated('token_mismatch');
    },
  };
}
