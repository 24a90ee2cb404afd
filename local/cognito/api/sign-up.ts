import * as z from 'zod';
import { assertRequired, parseClientAttributes } from '../attributes.ts';
import { invalidParameter } from '../cognito-error.ts';
import { normalizeEmail } from '../normalize-email.ts';
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
    const email = normalizeEmail(input.Username);
    if (email === null) throw invalidParameter('Username should be an email.');
    const given = parseClientAttributes(input.UserAttributes, pool, client);
    const attributes: Record<string, string> = { email, email_verified: 'false', ...given };
    if (attributes['email'] !== email) {
      throw invalidParameter('The username and the email attribute must be the same.');
    }
    assertRequired(attributes, pool);
    assertPasswordPolicy(input.Password, pool.passwordPolicy);

    // Hashed before the address is looked up, so that the time does not depend on whether it is taken.
    const passwordHash = await hashPassword(input.Password);
    const user = newUser(services, { status: 'UNCONFIRMED', passwordHash, attributes });
    await askPreSignUp(user, input, services);
    services.users.insert(user);
    if (user.status === 'CONFIRMED') {
      await runPostConfirmation('PostConfirmation_ConfirmSignUp', user, input, services);
      return { UserConfirmed: true, UserSub: user.username };
    }
    await sendCode(
      { purpose: 'sign-up', source: 'CustomMessage_SignUp', email, user, ...input },
      services,
    );
    return {
      UserConfirmed: false,
      UserSub: user.username,
      CodeDeliveryDetails: deliveryTo(email),
    };
  },
);

export const confirmSignUp = operation(
  'anonymous',
  z.object({ ...clientUser, ConfirmationCode: z.string().min(1).max(2048) }),
  async (input, services) => {
    services.client(input.ClientId);
    const email = emailOf(input.Username, services);
    services.codes.redeem('sign-up', email, input.ConfirmationCode.trim());
    const user = services.users.get(email);
    user.status = 'CONFIRMED';
    if (services.options.pool.autoVerifiedAttributes.includes('email')) {
      user.attributes['email_verified'] = 'true';
    }
    services.users.save(user);
    await runPostConfirmation('PostConfirmation_ConfirmSignUp', user, input, services);
    return {};
  },
);

export const resendConfirmationCode = operation(
  'anonymous',
  z.object(clientUser),
  async (input, services) => {
    services.client(input.ClientId);
    const email = emailOf(input.Username, services);
    const user = services.users.find(email);
    const waiting = user?.status === 'UNCONFIRMED' && user.enabled ? user : null;
    await sendCode(
      { purpose: 'sign-up', source: 'CustomMessage_ResendCode', email, user: waiting, ...input },
      services,
    );
    return { CodeDeliveryDetails: deliveryTo(email) };
  },
);

/** The normalised address behind a username, which may also be the `sub` of a known person. */
export function emailOf(username: string, services: Services): string {
  const email = normalizeEmail(username) ?? services.users.find(username)?.attributes['email'];
  if (email === undefined) throw invalidParameter('Username should be an email.');
  return email;
}

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
