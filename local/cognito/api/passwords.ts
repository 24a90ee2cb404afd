import * as z from 'zod';
import { findAccount } from '../account.ts';
import { CognitoError, notAuthorized } from '../cognito-error.ts';
import { assertPasswordPolicy, hashPassword, verifyPassword } from '../passwords.ts';
import { selfServiceScope } from '../tokens.ts';
import { deliveryTo, sendCode } from './deliver-code.ts';
import { metadata, operation, password, text } from './operation.ts';
import { runPostConfirmation } from './sign-up.ts';

export const forgotPassword = operation(
  'anonymous',
  z.object({ ClientId: text, Username: text, ClientMetadata: metadata }),
  async (input, services) => {
    services.client(input.ClientId);
    const account = findAccount(input.Username, services.users);
    const { user } = account;
    const verified = user?.attributes['email_verified'] === 'true' && user.enabled;
    await sendCode(
      {
        purpose: 'reset',
        source: 'CustomMessage_ForgotPassword',
        account,
        user: verified ? user : null,
        ...input,
      },
      services,
    );
    return { CodeDeliveryDetails: deliveryTo(account.email) };
  },
);

export const confirmForgotPassword = operation(
  'anonymous',
  z.object({
    ClientId: text,
    Username: text,
    ConfirmationCode: text,
    Password: password,
    ClientMetadata: metadata,
  }),
  async (input, services) => {
    services.client(input.ClientId);
    // Before the code: a password that is refused must not use the code up.
    assertPasswordPolicy(input.Password, services.options.pool.passwordPolicy);
    const passwordHash = await hashPassword(input.Password);
    const { key } = findAccount(input.Username, services.users);
    services.codes.verify('reset', key, input.ConfirmationCode.trim());
    const user = services.users.get(key);
    services.codes.remove('reset', key);
    user.passwordHash = passwordHash;
    user.status = 'CONFIRMED';
    services.users.save(user);
    services.passwordAttempts.clear(key);
    await runPostConfirmation('PostConfirmation_ConfirmForgotPassword', user, input, services);
    return {};
  },
);

export const changePassword = operation(
  'anonymous',
  z.object({ AccessToken: text, PreviousPassword: password, ProposedPassword: password }),
  async (input, services) => {
    const { user } = services.tokens.authenticate(input.AccessToken, selfServiceScope);
    assertPasswordPolicy(input.ProposedPassword, services.options.pool.passwordPolicy);
    const attempts = `change:${user.username}`;
    if (!services.passwordAttempts.tryAttempt(attempts)) {
      throw new CognitoError(
        'LimitExceededException',
        'Attempt limit exceeded, please try after some time.',
      );
    }
    if (!(await verifyPassword(input.PreviousPassword, user.passwordHash))) {
      throw notAuthorized('Incorrect username or password.');
    }
    services.passwordAttempts.clear(attempts);
    const passwordHash = await hashPassword(input.ProposedPassword);
    services.users.save({ ...services.users.get(user.username), passwordHash });
    return {};
  },
);
