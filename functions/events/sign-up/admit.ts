import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PostAuthenticationTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
import { profiles } from '#functions/data/profiles.ts';
import { createProfile } from './create-profile.ts';
import { findOrphans } from './find-orphans.ts';
import type { SignUpDeps } from './deps.ts';

/** Everybody who signs up is a student; whoever wants to teach has asked an admin by it, no more. */
export async function admitConfirmed(
  { userPoolId, userName, request }: PostConfirmationTriggerEvent,
  deps: SignUpDeps,
): Promise<void> {
  await deps.pool.send(
    new AdminAddUserToGroupCommand({
      UserPoolId: userPoolId,
      Username: userName,
      GroupName: 'students',
    }),
  );
  await createProfile(deps, userName, request.userAttributes);
  await findOrphans(userPoolId, request.userAttributes, deps);
}

/**
 * People made in the console never confirm anything: their profile is made when they first sign in. Of somebody
 * known, the address is made that of the pool: the console may change it, and a change of ours may have stopped half way.
 */
export async function admitSignedIn(
  { userName, request }: PostAuthenticationTriggerEvent,
  deps: SignUpDeps,
): Promise<void> {
  const { sub = '', email, email_verified: verified } = request.userAttributes;
  const known = await profiles.get(deps.table, sub);
  if (!known) await createProfile(deps, userName, request.userAttributes);
  else if (email !== undefined && verified === 'true' && email !== known.email)
    await profiles.setEmail(deps.table, sub, email);
}
