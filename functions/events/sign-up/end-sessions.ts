import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { iso } from '#functions/platform/iso.ts';
import { signOutOfPool } from '#functions/platform/sign-out-of-pool.ts';
import type { SignUpDeps } from './deps.ts';

/**
 * Somebody who resets a password fears for it, or has lost a device: every session ends, at the provider and with us,
 * whatever becomes of the browser that did it. Where that fails, the person hears that the reset did, and doing it
 * again does both.
 */
export async function endSessions(
  { userPoolId, userName, request }: PostConfirmationTriggerEvent,
  { table, pool, clock }: SignUpDeps,
): Promise<void> {
  await signOutOfPool(pool, userPoolId, userName);
  await profiles.endSessions(table, request.userAttributes['sub'] ?? '', iso(clock()));
}
