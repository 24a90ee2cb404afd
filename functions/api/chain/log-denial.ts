import { logger } from '#functions/platform/logger.ts';
import { personHash } from '#functions/platform/person-hash.ts';

/** Why somebody who showed a good token is let no further. */
const reasons = {
  authz_denied: 'A role was missing',
  token_mismatch: 'The ID token does not belong to the access token',
  account_suspended: 'Somebody suspended came',
  session_ended: 'A session came that its person had ended',
} as const;

/** A denial, and whose: by the mark that tells who tries again and again, and not who they are. */
export function logDenial(
  { secret }: { secret: string },
  userId: string,
  security: keyof typeof reasons,
): void {
  logger.warn(reasons[security], { security, person: personHash(secret, userId) });
}
