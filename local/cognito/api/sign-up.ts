import * as z from 'zod';
import { assertUsername, findAccount } from '../account.ts';
import { assertRequired, parseClientAttributes } from '../attributes.ts';
import { notEmulated } from '../cognito-error.ts';
import { assertPasswordPolicy, hashPassword } from '../passwords.ts';
import { newUser, type Services } from '../services.ts';
import { triggerAttributes } from '../triggers.ts';
import type { User } from '../users.ts';
import { deliveryTo, sendCode } from './deliver-code.ts';
import { attributeList, metadata, operation, password, text } from './operation.ts';

const clientUser = { ClientId: text, Username: text, ClientMetadata: metadata };

export const signUp = operation(
  'anonymous',
  z.object({
    ...clientUser,
    Password: password,
    UserAttributes: attributeList,
    ValidationData: attributeList,
  }),
  async (input, services) => {
    const { pool } = services.options;
    const client = services.client(input.ClientId);
    const username = input.Username;
    assertUsername(username);
    const given = parseClientAttributes(input.UserAttributes, pool, client);
    const attributes: Record<string, string> = { email_verified: 'false', ...given };
    assertRequired(attributes, pool);
    assertPasswordPolicy(input.Password, pool.passwordPolicy);

    // Whether somebody has this address is not asked before the code that was mailed to it comes back.
    const passwordHash = await hashPassword(input.Password);
    const user = newUser(services, { username, status: 'UNCONFIRMED', passwordHash, attributes });
    await askPreSignUp(user, input, services);
    services.users.insert(user);
    if (user.status === 'CONFIRMED') {
      await runPostConfirmation('PostConfirmation_ConfirmSignUp', user, input, services);
      return { UserConfirmed: true, UserSub: user.sub };
    }
    const account = findAccount(username, services.users);
    await sendCode(
      { purpose: 'sign-up', source: 'CustomMessage_SignUp', account, user, ...input },
      services,
    );
    return {
      UserConfirmed: false,
      UserSub: user.sub,
      CodeDeliveryDetails: deliveryTo(account.email),
    };
  },
);

export const confirmSignUp = operation(
  'anonymous',
  z.object({
    ...clientUser,
    ConfirmationCode: z.string().min(1).max(2048),
    ForceAliasCreation: z.boolean().default(false),
  }),
  async (input, services) => {
    services.client(input.ClientId);
    if (input.ForceAliasCreation) throw notEmulated('ConfirmSignUp with ForceAliasCreation');
    const { key } = findAccount(input.Username, services.users);
    services.codes.verify('sign-up', key, input.ConfirmationCode.trim());
    const user = services.users.get(key);
    user.status = 'CONFIRMED';
    if (services.options.pool.autoVerifiedAttributes.includes('email')) {
      user.attributes['email_verified'] = 'true';
    }
    services.users.save(user);
    services.codes.remove('sign-up', key);
    await runPostConfirmation('PostConfirmation_ConfirmSignUp', user, input, services);
    return {};
  },
);

export const resendConfirmationCode = operation(
  'anonymous',
  z.object(clientUser),
  async (input, services) => {
    services.client(input.ClientId);
    const account = findAccount(input.Username, services.users);
    const { user } = account;
    const waiting = user?.status === 'UNCONFIRMED' && user.enabled ? user : null;
    await sendCode(
      { purpose: 'sign-up', source: 'CustomMessage_ResendCode', account, user: waiting, ...input },
      services,
    );
    return { CodeDeliveryDetails: deliveryTo(account.email) };
  },
);

export async function runPostConfirmation(
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
  user: User,
  input: { ClientId: string; ClientMetadata?: Record<string, string> | undefined },
  services: Services,
): Promise<void> {
  await services.runTrigger('PostConfirmation', {
    source,
    userName: user.username,
    clientId: input.ClientId,
    request: {
      userAttributes: triggerAttributes(user),
      ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
    },
    response: {},
  });
}

async function askPreSignUp(
  user: User,
  input: {
    ClientId: string;
    ClientMetadata?: Record<string, string> | undefined;
    ValidationData: Array<{ Name: string; Value?: string | undefined }>;
  },
  services: Services,
): Promise<void> {
  const { email_verified: _, ...userAttributes } = user.attributes;
  const validationData = Object.fromEntries(
    input.ValidationData.map(({ Name, Value = '' }) => [Name, Value]),
  );
  const answer = await services.runTrigger('PreSignUp', {
    source: 'PreSignUp_SignUp',
    userName: user.username,
    clientId: input.ClientId,
    request: {
      userAttributes,
      validationData: input.ValidationData.length > 0 ? validationData : null,
      ...(input.ClientMetadata && { clientMetadata: input.ClientMetadata }),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  if (answer['autoConfirmUser'] === true) user.status = 'CONFIRMED';
  if (answer['autoVerifyEmail'] === true) user.attributes['email_verified'] = 'true';
}
