import type { Actor } from '#functions/api/actor.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';
import { logger } from '#functions/platform/logger.ts';
import { personHash } from '#functions/platform/person-hash.ts';

/**
 * An admin's change to somebody's rights, as it is logged. Whether it was committed tells the `request` line of the
 * same request id.
 */
export function logChange(
  { secret }: BaseDeps,
  actor: Actor,
  userId: string,
  change: { security: 'role_changed' | 'status_changed' | 'erasure_changed'; to: string },
): void {
  logger.info('The rights of a person change', {
    ...change,
    by: personHash(secret, actor.userId),
    person: personHash(secret, userId),
  });
}
