import { knownRoles, type Role } from '#shared/policies/roles.ts';

/** A person's tokens, with what the site reads from them for display and routing. */
export type Tokens = {
  accessToken: string;
  idToken: string | null;
  /** The time when the provider made the access token, by its clock, in milliseconds since the epoch. */
  issuedAt: number;
  /** The time when it ends, by the same clock. */
  expiresAt: number;
  userId: string;
  /** The sign-in that the tokens come from. */
  origin: string;
  /** Known groups of the access token; nobody listed is a student. */
  roles: Role[];
  /** From the identity token, for greeting alone. */
  firstName: string | null;
};

type Claims = Record<string, unknown>;

/** The claims of a token. Nothing is verified here: the server does, the site only reads. */
function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes)) as Claims;
}

/** A time claim, given in seconds, in milliseconds. */
const time = (value: unknown) => (typeof value === 'number' ? value : 0) * 1000;
const text = (value: unknown) => (typeof value === 'string' ? value : null);

/** @throws when the access token is no token */
export function readTokens(accessToken: string, idToken: string | null): Tokens {
  const access = claimsOf(accessToken);
  const roles = knownRoles(access['cognito:groups']);
  return {
    accessToken,
    idToken,
    issuedAt: time(access['iat']),
    expiresAt: time(access['exp']),
    userId: text(access['sub']) ?? '',
    origin: text(access['origin_jti']) ?? '',
    roles: roles.length === 0 ? ['students'] : roles,
    firstName: idToken === null ? null : text(claimsOf(idToken)['given_name']),
  };
}
