import { reasonInMetadata } from '#shared/schemas/accounts.ts';
import { amplify } from '#web/lib/session/amplify-identity.ts';
import { session } from '#web/lib/session/current-session.ts';
import { write } from '#web/lib/write.ts';
import { askToSignUp } from './ask-to-sign-up.ts';

/** The identity provider's own forms, loaded (with Amplify) when one of them is used. */
async function provider() {
  const [calls] = await Promise.all([import('aws-amplify/auth'), amplify()]);
  return calls;
}

export type NewPerson = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  role: 'student' | 'teacher';
  language: string;
  reason: string;
};

/** Somebody who has signed up and not yet proved their email: only the username names them until then. */
export type Unconfirmed = {
  username: string;
  email: string;
  /** Why they would like to teach, where they asked to: it goes along with the code. */
  reason?: string;
};

/**
 * Signs a person up. A teacher's role is a request that an admin decides. The email is an alias and not
 * the username, so that a stranger does not learn here who has an account.
 */
export async function signUp(person: NewPerson): Promise<Unconfirmed> {
  const { firstName, lastName, email, password, role, language, reason } = person;
  const username = crypto.randomUUID();
  const attributes = {
    email,
    given_name: firstName,
    family_name: lastName,
    locale: language,
    'custom:requested_role': role,
  };
  await askToSignUp('SignUp', {
    Username: username,
    Password: password,
    UserAttributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    ClientMetadata: { language },
  });
  return { username, email, ...(role === 'teacher' && reason !== '' && { reason }) };
}

export const confirmSignUp = ({ username, reason }: Unconfirmed, code: string) =>
  askToSignUp('ConfirmSignUp', {
    Username: username,
    ConfirmationCode: code,
    ...(reason !== undefined && { ClientMetadata: { [reasonInMetadata]: reason } }),
  });

export const resendCode = (username: string, language: string) =>
  askToSignUp('ResendConfirmationCode', { Username: username, ClientMetadata: { language } });

export const forgotPassword = async (email: string, language: string) =>
  (await provider()).resetPassword({ username: email, options: { clientMetadata: { language } } });

export const resetPassword = async (email: string, code: string, password: string) =>
  (await provider()).confirmResetPassword({
    username: email,
    confirmationCode: code,
    newPassword: password,
  });

/** Thrown where the password is changed and the other sessions go on all the same. */
export class SessionsRemain extends Error {
  override name = 'SessionsRemain';
}

/** Changes the password, and ends all other sessions: somebody may be in them who knows the old one. */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await (await provider()).updatePassword({ oldPassword, newPassword });
  try {
    await write('accounts.endOtherSessions', {});
  } catch (cause) {
    throw new SessionsRemain('The other sessions were not ended', { cause });
  }
}

/** Ends every session, with us and at the provider, takes away what this browser keeps, and leaves for the provider's sign-out. */
export async function signOutEverywhere(): Promise<void> {
  await write('accounts.endOtherSessions', { query: { all: 'true' } });
  await session.signOut();
}
