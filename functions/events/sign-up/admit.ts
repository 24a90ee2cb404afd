import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import type { PostAuthenticationTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
import { profiles } from '#functions/data/profiles.ts';
import { createProfile } from './create-profile.ts';
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
}

/** People made in the console never confirm anything: their profile is made when they first sign in. */
export async function admitSignedIn(
  { userName, request }: PostAuthenticationTriggerEvent,
  deps: SignUpDeps,
): Promise<void> {
  const known = await profiles.get(deps.table, request.userAttributes['sub'] ?? '');
  if (!known) await createProfile(deps, userName, request.userAttributes);
}
