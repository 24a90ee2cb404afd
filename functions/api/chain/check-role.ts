import type { Access } from '#shared/contract/route.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { Actor } from '../actor.ts';
import type { BaseDeps } from '../base-deps.ts';
import { logDenial } from './log-denial.ts';

/** The gate that a route declares: nobody's, the signed-in people's, or that of some groups. */
export function checkRole(
  access: Access,
  actor: Actor | null,
  deps: Pick<BaseDeps, 'secret'>,
): void {
  if (access === 'public') return;
  if (!actor) throw new AppError('unauthenticated');
  if (access === 'signedIn' || access.some((role) => actor.roles.includes(role))) return;
  logDenial(deps, actor.userId, 'authz_denied');
  throw new AppError('forbidden');
}
