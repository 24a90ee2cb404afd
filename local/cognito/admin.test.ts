import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUpdateUserAttributesCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
  ListUsersInGroupCommand,
  paginateListUsers,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { password, poolId, startTestCognito, type TestCognito } from './start-test-cognito.ts';

let pool: TestCognito;
let client: CognitoIdentityProviderClient;
const UserPoolId = poolId;
beforeAll(async () => {
  pool = await startTestCognito();
  client = new CognitoIdentityProviderClient({
    region: 'eu-west-1',
    endpoint: pool.origin,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  for (const name of ['ana', 'anton', 'berta', 'carla', 'a_b', 'axb']) {
    await pool.cognito.admin.createUser({
      email: `${name}@example.com`,
      password: null,
      givenName: name,
      familyName: 'Ruiz',
      groups: ['students'],
      locale: 'es',
      confirmed: true,
    });
  }
});
afterAll(() => {
  client.destroy();
  return pool.stop();
});

describe('the administrative calls, through the SDK', () => {
  const Username = 'ana@example.com';

  it('tell about a person, by address or username in any case, and not by sub', async () => {
    const found = await client.send(
      new AdminGetUserCommand({ UserPoolId, Username: 'ANA@example.com' }),
    );
    expect(found).toMatchObject({ UserStatus: 'CONFIRMED', Enabled: true });
    expect(found.UserCreateDate).toEqual(new Date(pool.clock.now));
    expect(found.UserAttributes).toContainEqual({ Name: 'email', Value: Username });
    const byName = await client.send(
      new AdminGetUserCommand({ UserPoolId, Username: found.Username?.toUpperCase() }),
    );
    expect(byName.Username).toBe(found.Username);
    const sub = found.UserAttributes?.find(({ Name }) => Name === 'sub')?.Value;
    await expect(
      client.send(new AdminGetUserCommand({ UserPoolId, Username: sub })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
    const { Users } = await client.send(
      new ListUsersCommand({ UserPoolId, Filter: `sub = "${sub}"` }),
    );
    expect(Users?.map((user) => user.Username)).toEqual([found.Username]);
  });

  it('fail with the errors that the SDK knows', async () => {
    const Username = 'nobody@example.com';
    await expect(
      client.send(new AdminGetUserCommand({ UserPoolId, Username })),
    ).rejects.toMatchObject({ name: 'UserNotFoundException' });
    await expect(
      client.send(new AdminGetUserCommand({ UserPoolId: 'eu-west-1_Other', Username })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('put people into groups and take them out', async () => {
    const member = { UserPoolId, Username };
    await client.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'admins' }));
    await client.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'admins' }));
    const groups = async () => {
      const { Groups } = await client.send(new AdminListGroupsForUserCommand(member));
      return Groups?.map(({ GroupName }) => GroupName);
    };
    expect(await groups()).toEqual(['admins', 'students']);
    const { Users } = await client.send(
      new ListUsersInGroupCommand({ UserPoolId, GroupName: 'admins' }),
    );
    expect(Users).toHaveLength(1);
    await client.send(new AdminRemoveUserFromGroupCommand({ ...member, GroupName: 'admins' }));
    expect(await groups()).toEqual(['students']);
    await expect(
      client.send(new AdminAddUserToGroupCommand({ ...member, GroupName: 'owners' })),
    ).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });

  it('list by address and its beginning', async () => {
    const find = async (Filter: string) => {
      const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter }));
      return Users.map(
        ({ Attributes }) => Attributes?.find(({ Name }) => Name === 'given_name')?.Value,
      );
    };
    expect(await find('email = "ANA@example.com"')).toEqual(['ana']);
    expect(await find('email="ana@example.com"')).toEqual(['ana']);
    expect(await find('email ^= "an"')).toEqual(['ana', 'anton']);
    expect(await find('email ^= "a_"')).toEqual(['a_b']);
    expect(await find('email ^= "*"')).toEqual([]);
    await expect(find('email ^= "a" or 1=1')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(find('phone_number = "1"')).rejects.toThrow('is not emulated');
  });

  it('list page by page, each person once', async () => {
    const seen: Array<string | undefined> = [];
    for await (const page of paginateListUsers({ client, pageSize: 4 }, { UserPoolId, Limit: 4 })) {
      seen.push(...(page.Users ?? []).map((user) => user.Username));
    }
    expect(new Set(seen).size).toBe(6);
    await expect(
      client.send(new ListUsersCommand({ UserPoolId, PaginationToken: '3.forged' })),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });

  it('invite a person, who gets a temporary password', async () => {
    const { User } = await client.send(
      new AdminCreateUserCommand({
        UserPoolId,
        Username: 'new-person',
        UserAttributes: [
          { Name: 'email', Value: 'new@example.com' },
          { Name: 'email_verified', Value: 'true' },
          { Name: 'given_name', Value: 'New' },
          { Name: 'family_name', Value: 'Person' },
        ],
      }),
    );
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    const { kind, text, code = '' } = await pool.mailTo('new@example.com');
    expect([kind, text]).toEqual(['invitation', expect.stringContaining('new-person')]);
    const step = await pool.browser().signIn('new@example.com', code);
    expect(await step.text()).toContain('Choose a new password');
    await client.send(
      new AdminUpdateUserAttributesCommand({
        UserPoolId,
        Username: 'new@example.com',
        UserAttributes: [{ Name: 'email', Value: 'ANA@example.com' }],
      }),
    );
    expect((await pool.browser().signIn('new@example.com', code)).status).toBe(401);
    await expect(
      client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId,
          Username: 'new-person',
          UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
        }),
      ),
    ).rejects.toMatchObject({ name: 'AliasExistsException' });
  });

  it.each([
    ['new@example.com', 'false', 'InvalidParameterException'],
    ['new-person', 'false', 'UsernameExistsException'],
    ['another', 'true', 'AliasExistsException'],
  ])('do not make %s, address verified: %s', async (name, email_verified, error) => {
    const attributes = {
      email: Username,
      email_verified,
      given_name: 'New',
      family_name: 'Person',
    };
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
    await expect(
      client.send(new AdminCreateUserCommand({ UserPoolId, Username: name, UserAttributes })),
    ).rejects.toMatchObject({ name: error });
  });

  it('are closed to callers without a role', async () => {
    for (const action of ['AdminGetUser', 'ListUsers', 'AdminSetUserPassword']) {
      const { body } = await pool.api(action, { UserPoolId, Username, Password: password });
      expect(body['__type']).toBe('MissingAuthenticationTokenException');
    }
  });
});
