import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';
import { signOutOfPool } from '#functions/platform/sign-out-of-pool.ts';
import type { SyncDeps } from './deps.ts';

/** One person's account in the pool. Each act may be repeated to the same effect. */
export function poolAccount({ pool, userPoolId }: SyncDeps, username: string) {
  const person = { UserPoolId: userPoolId, Username: username };
  return {
    /** The groups of ours that the person is in; others are none of our business. */
    async groups(): Promise<Role[]> {
      const { Groups } = await pool.send(new AdminListGroupsForUserCommand(person));
      return knownRoles(Groups?.map((group) => group.GroupName));
    },
    add: (role: Role) => pool.send(new AdminAddUserToGroupCommand({ ...person, GroupName: role })),
    remove: (role: Role) =>
      pool.send(new AdminRemoveUserFromGroupCommand({ ...person, GroupName: role })),
    disable: () => pool.send(new AdminDisableUserCommand(person)),
    enable: () => pool.send(new AdminEnableUserCommand(person)),
    signOut: () => signOutOfPool(pool, userPoolId, username),
  };
}
export type PoolAccount = ReturnType<typeof poolAccount>;
