import { isDeepStrictEqual } from 'node:util';
import {
  AdminAddUserToGroupCommand,
  AdminListGroupsForUserCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PostAuthenticationTriggerEvent, PostConfirmationTriggerEvent } from 'aws-lambda';
import { reasonInMetadata, teachingReason } from '#shared/schemas/accounts.ts';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
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
  // The pool keeps no such thing of a person: it comes with the step that makes the profile.
  const reason = teachingReason.catch('').parse(request.clientMetadata?.[reasonInMetadata]);
  await createProfile(deps, userName, request.userAttributes, ['students'], reason);
  await findOrphans(userPoolId, request.userAttributes, deps);
}

/** The groups that the pool has somebody in. */
async function poolRolesOf(
  { userPoolId, userName }: PostAuthenticationTriggerEvent,
  { pool }: SignUpDeps,
): Promise<Role[]> {
  const person = { UserPoolId: userPoolId, Username: userName };
  const { Groups } = await pool.send(new AdminListGroupsForUserCommand(person));
  return knownRoles(Groups?.map(({ GroupName }) => GroupName));
}

/**
 * People made in the console never confirm anything: their profile is made when they first sign in. Of somebody
 * known, the address is made that of the pool: the console may change it, and a change of ours may have stopped half way.
 * Of whom no admin has set roles here, it is noted what the console made them, for the lists of people.
 */
export async function admitSignedIn(
  event: PostAuthenticationTriggerEvent,
  deps: SignUpDeps,
): Promise<void> {
  const { userName, request } = event;
  const { sub = '', email, email_verified: verified } = request.userAttributes;
  const known = await profiles.get(deps.table, sub);
  if (known && email !== undefined && verified === 'true' && email !== known.email)
    await profiles.setEmail(deps.table, sub, email);
  if (known && known.roles !== null) return;
  const poolRoles = await poolRolesOf(event, deps);
  if (!known) await createProfile(deps, userName, request.userAttributes, poolRoles);
  else if (!isDeepStrictEqual(known.poolRoles, poolRoles))
    await profiles.notePoolRoles(deps.table, known, poolRoles);
}
