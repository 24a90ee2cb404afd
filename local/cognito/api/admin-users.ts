import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { assertUsername } from '../account.ts';
import { assertRequired, parseAttributes } from '../attributes.ts';
import { notEmulated } from '../cognito-error.ts';
import { assertPasswordPolicy, hashPassword } from '../passwords.ts';
import { newUser, type Services } from '../services.ts';
import { triggerAttributes } from '../triggers.ts';
import type { User } from '../users.ts';
import {
  assertPool,
  attributeList,
  metadata,
  operation,
  password,
  text,
  type Operation,
} from './operation.ts';

const poolUser = z.object({ UserPoolId: text, Username: text });

export const adminCreateUser = operation(
  'role',
  z.object({
    ...poolUser.shape,
    UserAttributes: attributeList,
    TemporaryPassword: password.optional(),
    MessageAction: text.optional(),
    ForceAliasCreation: z.boolean().default(false),
    ClientMetadata: metadata,
  }),
  async (input, services) => {
    assertPool(input.UserPoolId, services);
    if (input.MessageAction === 'RESEND') throw notEmulated('AdminCreateUser with RESEND');
    if (input.ForceAliasCreation) throw notEmulated('AdminCreateUser with ForceAliasCreation');
    const { pool } = services.options;
    const username = input.Username;
    assertUsername(username);
    const given = parseAttributes(input.UserAttributes, pool);
    const attributes = { email_verified: 'false', ...given };
    assertRequired(attributes, pool);
    const temporary = input.TemporaryPassword ?? `${randomBytes(15).toString('base64url')}aA1!`;
    assertPasswordPolicy(temporary, pool.passwordPolicy);
    const passwordHash = await hashPassword(temporary);
    const user = newUser(services, {
      username,
      status: 'FORCE_CHANGE_PASSWORD',
      passwordHash,
      attributes,
    });
    await services.runTrigger('PreSignUp', {
      source: 'PreSignUp_AdminCreateUser',
      userName: user.username,
      clientId: 'CLIENT_ID_NOT_APPLICABLE',
      request: { userAttributes: attributes, validationData: null },
      response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
    });
    services.users.insert(user);
    if (input.MessageAction !== 'SUPPRESS') await invite(user, temporary, input, services);
    const { UserAttributes: Attributes, ...profile } = present(user);
    return { User: { ...profile, Attributes } };
  },
);

export const adminGetUser = onUser(poolUser, (user) => present(user));

export const adminDisableUser = onUser(poolUser, (user, _input, services) => {
  services.users.save({ ...user, enabled: false });
  services.sessions.revokeAll(user.username);
  return {};
});

export const adminEnableUser = onUser(poolUser, (user, _input, services) => {
  services.users.save({ ...user, enabled: true });
  return {};
});

export const adminUserGlobalSignOut = onUser(poolUser, (user, _input, services) => {
  services.sessions.revokeAll(user.username);
  return {};
});

export const adminDeleteUser = onUser(poolUser, (user, _input, services) => {
  services.users.remove(user.username);
  return {};
});

export const adminSetUserPassword = onUser(
  z.object({ ...poolUser.shape, Password: password, Permanent: z.boolean().default(false) }),
  async (user, input, services) => {
    assertPasswordPolicy(input.Password, services.options.pool.passwordPolicy);
    const passwordHash = await hashPassword(input.Password);
    const status = input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
    services.users.save({ ...services.users.get(user.username), passwordHash, status });
    return {};
  },
);

export const adminUpdateUserAttributes = onUser(
  z.object({ ...poolUser.shape, UserAttributes: attributeList }),
  (user, input, services) => {
    const changes = parseAttributes(input.UserAttributes, services.options.pool);
    const moved = 'email' in changes && changes['email'] !== user.attributes['email'];
    services.users.save({
      ...user,
      attributes: { ...user.attributes, ...(moved && { email_verified: 'false' }), ...changes },
    });
    return {};
  },
);

/** A person as AdminGetUser answers; times are seconds. */
export function present(user: User) {
  return {
    Username: user.username,
    UserAttributes: [['sub', user.sub] as const, ...Object.entries(user.attributes)].map(
      ([Name, Value]) => ({ Name, Value }),
    ),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.modifiedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** An administrative action on one person. */
export function onUser<S extends z.ZodType<{ UserPoolId: string; Username: string }>>(
  schema: S,
  run: (user: User, input: z.output<S>, services: Services) => Promise<object> | object,
): Operation {
  return operation('role', schema, (input, services) => {
    assertPool(input.UserPoolId, services);
    return run(services.users.get(input.Username), input, services);
  });
}

async function invite(
  user: User,
  temporary: string,
  input: { ClientMetadata?: Record<string, string> | undefined },
  services: Services,
): Promise<void> {
  const mail = await services.messages.compose({
    kind: 'invitation',
    source: 'CustomMessage_AdminCreateUser',
    to: user.attributes['email'] ?? '',
    userName: user.username,
    clientId: 'CLIENT_ID_NOT_APPLICABLE',
    userAttributes: triggerAttributes(user),
    clientMetadata: input.ClientMetadata,
    code: temporary,
  });
  services.messages.sendLater(mail);
}
