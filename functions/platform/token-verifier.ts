import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { SimpleJwksCache } from 'aws-jwt-verify/jwk';
import * as z from 'zod';
import { userIdSchema } from '#shared/schemas/primitives.ts';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';
import { AppError } from './app-error.ts';

/** What a verified access token says of its bearer. `issuedAt` is in seconds. */
export type Claims = {
  userId: string;
  username: string;
  roles: Role[];
  issuedAt: number;
  /** The sign-in that the token comes from, the same for all that are renewed from it. */
  sessionId: string;
};

/** What the library leaves open: `exp` and `iat` must be there, as numbers, and the token not from the future. */
const accessClaims = z.object({
  sub: userIdSchema,
  username: z.string().min(1).max(128),
  exp: z.number(),
  iat: z.number(),
  scope: z.string(),
  auth_time: z.int().min(1_000_000_000).max(9_999_999_999),
  origin_jti: z.string().regex(/^[\w-]{1,64}$/),
});

const clockSkewSeconds = 60;

/** Where keys come from: the address follows the endpoint variable that the AWS SDK reads too. */
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

/** Verifies the two tokens of a request against the pool's keys (cached over warm calls). */
export function createTokenVerifier(options: { userPoolId: string; clientId: string }) {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId: options.userPoolId, clientId: options.clientId },
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
  return {
    /** @throws AppError `unauthenticated` unless it is a good access token of this pool and client */
    async access(token: string): Promise<Claims> {
      const payload = await judge(verifier.verify(token, { tokenUse: 'access' }));
      const claims = accessClaims.safeParse(payload);
      if (!claims.success || claims.data.iat > Date.now() / 1000 + clockSkewSeconds)
        throw unauthenticated();
      const { sub, username, iat, auth_time: signedIn, origin_jti: origin } = claims.data;
      return {
        userId: sub,
        username,
        roles: knownRoles(payload['cognito:groups']),
        issuedAt: iat,
        sessionId: `${signedIn}.${origin}`,
      };
    },
    /** For display alone. @throws AppError `unauthenticated` unless it is the same person's good ID token */
    async identity(token: string, userId: string): Promise<void> {
      const payload = await judge(verifier.verify(token, { tokenUse: 'id' }));
      if (payload.sub !== userId || typeof payload.exp !== 'number')
        throw unauthenticated('token_mismatch');
    },
  };
}
export type TokenVerifier = ReturnType<typeof createTokenVerifier>;
