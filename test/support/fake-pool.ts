import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import type { PoolClient } from '#functions/platform/pool-client.ts';

type Account = { groups: Set<string>; enabled: boolean; signOuts: number };
type Sent = { input: { Username?: string; GroupName?: string } };

/** A user pool as far as the functions speak to it: groups, suspensions and sign-outs, kept in memory. */
export function createFakePool() {
  const accounts = new Map<string, Account>();
  const calls: string[] = [];
  const interruptions = new Map<string, () => Promise<void>>();

  function act(command: Sent, account: Account): object {
    const group = command.input.GroupName ?? '';
    if (command instanceof AdminListGroupsForUserCommand)
      return { Groups: [...account.groups].map((GroupName) => ({ GroupName })) };
    if (command instanceof AdminGetUserCommand) return { Enabled: account.enabled };
    if (command instanceof AdminAddUserToGroupCommand) account.groups.add(group);
    else if (command instanceof AdminRemoveUserFromGroupCommand) account.groups.delete(group);
    else if (command instanceof AdminDisableUserCommand) account.enabled = false;
    else if (command instanceof AdminEnableUserCommand) account.enabled = true;
    else if (command instanceof AdminUserGlobalSignOutCommand) account.signOuts += 1;
    else throw new Error(`The fake pool does not play ${command.constructor.name}`);
    return {};
  }

  async function send(command: Sent): Promise<object> {
    const { name } = command.constructor;
    const call = name.replace(/Command$/, '');
    calls.push(call);
    const interrupt = interruptions.get(call);
    interruptions.delete(call);
    await interrupt?.();
    const account = accounts.get(command.input.Username ?? '');
    if (!account)
      throw new UserNotFoundException({ message: 'User does not exist.', $metadata: {} });
    return act(command, account);
  }

  return {
    client: { send } as unknown as PoolClient,
    /** The names of the calls so far, in order. */
    calls,
    add(username: string, ...groups: string[]): Account {
      const account = { groups: new Set(groups), enabled: true, signOuts: 0 };
      accounts.set(username, account);
      return account;
    },
    /** Does something before the next call of this name. */
    before(call: string, act: () => Promise<void>): void {
      interruptions.set(call, act);
    },
    /** Lets the next call of this name fail. */
    refuseOnce(call: string, error = new Error(`${call} failed`)): void {
      interruptions.set(call, () => Promise.reject(error));
    },
  };
}
export type FakePool = ReturnType<typeof createFakePool>;
