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

/** Signs a person up. A teacher's role is a request that an admin decides. */
export async function signUp({ firstName, lastName, email, password, role, language }: NewPerson) {
  const { signUp: send } = await provider();
  return send({
    username: email,
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
}

export const confirmSignUp = async (email: string, code: string) =>
  (await provider()).confirmSignUp({ username: email, confirmationCode: code });

export const resendCode = async (email: string, language: string) =>
  (await provider()).resendSignUpCode({
    username: email,
    options: { clientMetadata: { language } },
  });

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
