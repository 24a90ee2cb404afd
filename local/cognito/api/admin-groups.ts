import * as z from 'zod';
import { CognitoError } from '../cognito-error.ts';
import type { GroupOptions } from '../options.ts';
import type { Services } from '../services.ts';
import { sortGroups } from '../tokens.ts';
import { onUser, present } from './admin-users.ts';
import { assertPool, operation, text } from './operation.ts';
import { openPage, pageSize, sealPage } from './paging.ts';

const member = z.object({ UserPoolId: text, Username: text, GroupName: text });

export const adminAddUserToGroup = onUser(member, (user, input, services) => {
  const { name } = findGroup(input.GroupName, services);
  services.users.save({ ...user, groups: [...new Set([...user.groups, name])] });
  return {};
});

export const adminRemoveUserFromGroup = onUser(member, (user, input, services) => {
  const { name } = findGroup(input.GroupName, services);
  services.users.save({ ...user, groups: user.groups.filter((group) => group !== name) });
  return {};
});

export const adminListGroupsForUser = onUser(
  z.object({ UserPoolId: text, Username: text }),
  (user, input, services) => ({
    Groups: sortGroups(user.groups, services.options).map((name) => ({
      GroupName: name,
      UserPoolId: input.UserPoolId,
      Precedence: findGroup(name, services).precedence,
    })),
  }),
);

export const listUsersInGroup = operation(
  'role',
  z.object({ UserPoolId: text, GroupName: text, Limit: pageSize, NextToken: text.optional() }),
  (input, services) => {
    assertPool(input.UserPoolId, services);
    const { name } = findGroup(input.GroupName, services);
    const query = `group ${name}`;
    const page = services.users.list(
      { field: 'group', value: name },
      { after: openPage(input.NextToken, query, services), limit: input.Limit },
    );
    return {
      Users: page.users.map((user) => {
        const { UserAttributes: Attributes, ...rest } = present(user);
        return { ...rest, Attributes };
      }),
      ...(page.next !== null && { NextToken: sealPage(page.next, query, services) }),
    };
  },
);

function findGroup(name: string, { options }: Services): GroupOptions {
  const group = options.groups.find((one) => one.name === name);
  if (!group) throw new CognitoError('ResourceNotFoundException', 'Group not found.');
  return group;
}
