import * as z from 'zod';
import { CognitoError, notAuthorized } from '../cognito-error.ts';
import { assertPasswordPolicy, hashPassword, verifyPassword } from '../passwords.ts';
import { selfServiceScope } from '../tokens.ts';
import { deliveryTo, sendCode } from './deliver-code.ts';
import { metadata, operation, password, text } from './operation.ts';
import { emailOf, runPostConfirmation } from './sign-up.ts';

export const forgotPassword = operation(
  'anonymous',
  z.object({ ClientId: text, Username: text, ClientMetadata: metadata }),
  async (input, services) => {
    services.client(input.ClientId);
    const email = emailOf(input.Username, services);
    const found = services.users.find(email);
    const verified = found?.attributes['email_verified'] === 'true' && found.enabled;
    await sendCode(
      {
        purpose: 'reset',
        source: 'CustomMessage_ForgotPassword',
        email,
        user: verified ? found : null,
        ...input,
      },
      services,
    );
    return { CodeDeliveryDetails: deliveryTo(email) };
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
    const email = emailOf(input.Username, services);
    // Before the code: a password that is refused must not use the code up.
    assertPasswordPolicy(input.Password, services.options.pool.passwordPolicy);
    const passwordHash = await hashPassword(input.Password);
    services.codes.redeem('reset', email, input.ConfirmationCode.trim());
    const user = services.users.get(email);
    user.passwordHash = passwordHash;
    user.status = 'CONFIRMED';
    services.users.save(user);
    services.passwordAttempts.clear(email);
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
