import type { Access } from '#shared/contract/route.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { logger } from '#functions/platform/logger.ts';
import type { Actor } from '../actor.ts';

/** The gate that a route declares: nobody's, the signed-in people's, or that of some groups. */
export function checkRole(access: Access, actor: Actor | null): void {
  if (access === 'public') return;
  if (!actor) throw new AppError('unauthenticated');
  if (access === 'signedIn' || access.some((role) => actor.roles.includes(role))) return;
  logger.warn('A role was missing', { security: 'authz_denied' });
  throw new AppError('forbidden');
}
