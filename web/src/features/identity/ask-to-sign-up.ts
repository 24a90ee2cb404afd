import { readSettings } from '#web/lib/settings.ts';

type Action = 'SignUp' | 'ConfirmSignUp' | 'ResendConfirmationCode';

/**
 * One step of signing up. It goes by a client of its own, which may write an address and sign nobody in (decision
 * 0049); Amplify knows of one client alone, and is not loaded for it.
 * @throws Error whose name is the provider's own
 */
export async function askToSignUp(action: Action, input: object): Promise<void> {
  const { region, signUpClientId, userPoolEndpoint } = readSettings();
  const answer = await fetch(userPoolEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify({ ClientId: signUpClientId, ...input }),
  });
  if (answer.ok) return;
  const refusal = (await answer.json()) as { __type?: string; message?: string };
  throw Object.assign(new Error(refusal.message ?? ''), { name: refusal.__type ?? 'unknown' });
}
