import type { Role } from '#shared/schemas/roles.ts';
import { erasures } from '#functions/data/accounts/erasures.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { isEnded } from '#functions/data/accounts/sessions.ts';
import type { Key } from '#functions/data/keys.ts';
import { prefetching } from '#functions/data/table/prefetching.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Claims } from '#functions/platform/token-verifier.ts';
import type { Actor } from '../actor.ts';
import type { BaseDeps } from '../base-deps.ts';
import type { Call } from '../call.ts';
import { logDenial } from './log-denial.ts';

const bearer = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/;
const compact = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const staff: readonly Role[] = ['admins', 'teachers'];

/** A token from before the pool heard of an admin's change is cut to what the admin left. */
function afterChange(claims: Claims, profile: Profile | null): readonly Role[] {
  if (!profile?.roles) return claims.roles;
  const synced = profile.rolesSyncedAt === null ? Infinity : Date.parse(profile.rolesSyncedAt);
  const left = profile.roles;
  return claims.issuedAt * 1000 > synced
    ? claims.roles
    : claims.roles.filter((role) => left.includes(role));
}

async function rolesInForce(claims: Claims, profile: Profile | null, deps: BaseDeps, now: number) {
  const granted = afterChange(claims, profile);
  if (!granted.some((role) => staff.includes(role))) return granted;
  // The claim has whole seconds: the token may be as young as the end of its second.
  const current = await deps.membership(claims.username, now, (claims.issuedAt + 1) * 1000);
  return granted.filter((role) => current.includes(role));
}

/**
 * Finds out who asks, from the access token alone; the ID token must merely be the same person's.
 * @param next what the request will read of this person anyway: it comes with the profile, by the call's own table
 * @throws AppError `unauthenticated` for a token that is no good, whatever the route asks for
 * @throws AppError `account_suspended`
 * @throws AppError `session_ended` for a session that the person has ended, whatever renewed its token
 */
export async function authenticate(
  call: Call,
  deps: BaseDeps,
  next: (userId: string) => Key[] = () => [],
): Promise<Actor | null> {
  const { authorization, 'x-id-token': idToken } = call.event.headers;
  if (authorization === undefined && idToken === undefined) return null;
  const token = bearer.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('unauthenticated');
  const claims = await deps.tokens.access(token, call.now);
  if (idToken !== undefined) await sameIdentity(idToken, claims.userId, deps, call.now);
  call.table = prefetching(deps.table, next(claims.userId));
  const profile = await profiles.get(call.table, claims.userId);
  // Nobody who uses the site is without a profile: this is a read that hardly ever happens.
  if (!profile && (await erasures.hasBegun(deps.table, claims.userId)))
    throw new AppError('unauthenticated');
  const denial =
    profile?.status === 'suspended'
      ? 'account_suspended'
      : profile && isEnded(profile, claims)
        ? 'session_ended'
        : null;
  if (denial) {
    logDenial(deps, claims.userId, denial);
    throw new AppError(denial);
  }
  return {
    userId: claims.userId,
    roles: await rolesInForce(claims, profile, deps, call.now),
    sessionId: claims.sessionId,
    profile,
  };
}

async function sameIdentity(
  idToken: string,
  userId: string,
  deps: BaseDeps,
  now: number,
): Promise<void> {
  try {
    if (!compact.test(idToken)) throw new AppError('unauthenticated');
    await deps.tokens.identity(idToken, userId, now);
  } catch (error) {
    logDenial(deps, userId, 'token_mismatch');
    throw error;
  }
}
