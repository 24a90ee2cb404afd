import { amplify } from '#web/lib/session/amplify-identity.ts';

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
};

/** Somebody who has signed up and not yet proved their email: only the username names them until then. */
export type Unconfirmed = { username: string; email: string };

/**
 * Signs a person up. A teacher's role is a request that an admin decides. The email is an alias and not
 * the username, so that a stranger does not learn here who has an account.
 */
export async function signUp(person: NewPerson): Promise<Unconfirmed> {
  const { firstName, lastName, email, password, role, language } = person;
  const { signUp: send } = await provider();
  const username = crypto.randomUUID();
  await send({
    username,
    password,
    options: {
      userAttributes: {
        email,
        given_name: firstName,
        family_name: lastName,
        locale: language,
        'custom:requested_role': role,
      },
      clientMetadata: { language },
    },
  });
  return { username, email };
}

export const confirmSignUp = async (username: string, code: string) =>
  (await provider()).confirmSignUp({ username, confirmationCode: code });

export const resendCode = async (username: string, language: string) =>
  (await provider()).resendSignUpCode({ username, options: { clientMetadata: { language } } });

export const forgotPassword = async (email: string, language: string) =>
  (await provider()).resetPassword({ username: email, options: { clientMetadata: { language } } });

export const resetPassword = async (email: string, code: string, password: string) =>
  (await provider()).confirmResetPassword({
    username: email,
    confirmationCode: code,
    newPassword: password,
  });

export const changePassword = async (oldPassword: string, newPassword: string) =>
  (await provider()).updatePassword({ oldPassword, newPassword });

/** Ends every session at the provider, takes away what this browser keeps, and leaves for the provider's sign-out. */
export async function signOutEverywhere(): Promise<void> {
  await (await provider()).signOut({ global: true });
  localStorage.clear();
  sessionStorage.clear();
}
