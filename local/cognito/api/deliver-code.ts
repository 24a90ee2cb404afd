import type { Account } from '../account.ts';
import { CognitoError } from '../cognito-error.ts';
import type { CodePurpose } from '../codes.ts';
import type { Services } from '../services.ts';
import { triggerAttributes } from '../triggers.ts';
import type { User } from '../users.ts';

interface CodeRequest {
  purpose: CodePurpose;
  source: 'CustomMessage_SignUp' | 'CustomMessage_ResendCode' | 'CustomMessage_ForgotPassword';
  account: Account;
  /** null where the account may not have this code, or there is none: the same work, no message. */
  user: User | null;
  ClientId: string;
  ClientMetadata?: Record<string, string> | undefined;
}

/** @throws LimitExceededException after too many messages for one address, known or not. */
export async function sendCode(request: CodeRequest, services: Services): Promise<void> {
  const { purpose, user } = request;
  const { key, email } = request.account;
  if (!services.mayMail(`${purpose}:${email}`)) {
    throw new CognitoError(
      'LimitExceededException',
      'Attempt limit exceeded, please try after some time.',
    );
  }
  const code = services.codes.issue(purpose, key, user?.username ?? null);
  const mail = await services.messages.compose({
    kind: purpose === 'reset' ? 'reset' : 'verification',
    source: request.source,
    to: email,
    userName: key,
    clientId: request.ClientId,
    userAttributes: user ? triggerAttributes(user) : { email },
    clientMetadata: request.ClientMetadata,
    code,
  });
  if (user) services.messages.sendLater(mail);
}

/** The delivery as Cognito reports it: `a***@e***`. For a name that is no address, something alike. */
export function deliveryTo(email: string): object {
  const [local = '', domain = local] = email.split('@');
  return {
    AttributeName: 'email',
    DeliveryMedium: 'EMAIL',
    Destination: `${local.at(0)}***@${domain.at(0)}***`,
  };
}
