import type { Runtime } from '#local/runtime.ts';
import type { Language } from '#shared/policies/languages.ts';

/** The state that a browser keeps for a site, as Playwright takes it. */
export type BrowserState = {
  cookies: never[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

const claimOf = (token: string, claim: string): string => {
  const [, payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, string>;
  return claims[claim] ?? '';
};

/** The tokens of somebody under the names by which Amplify keeps them. */
async function tokensOf(
  runtime: Runtime,
  email: string,
  since: number | undefined,
): Promise<Record<string, string>> {
  const [client] = runtime.stack.ofType('AWS::Cognito::UserPoolClient');
  const { accessToken, idToken, refreshToken } = await runtime.issueTokens(email, since);
  const username = claimOf(accessToken, 'username');
  const own = `CognitoIdentityServiceProvider.${client?.ref}`;
  return {
    [`${own}.LastAuthUser`]: username,
    [`${own}.${username}.accessToken`]: accessToken,
    [`${own}.${username}.idToken`]: idToken,
    [`${own}.${username}.refreshToken`]: refreshToken ?? '',
    [`${own}.${username}.clockDrift`]: '0',
    // Signed in by the hosted page, so that signing out ends the session there as well.
    [`${own}.oauthSignIn`]: 'true,false',
  };
}

/**
 * A browser in which somebody has signed in before, or nobody, with a language chosen, or none yet.
 * @param since when they signed in, in milliseconds since the epoch; left out: now
 */
export async function browserState(
  runtime: Runtime,
  { email, language, since }: { email: string | null; language: Language | null; since?: number },
): Promise<BrowserState> {
  const kept = {
    ...(language === null ? {} : { i18nextLng: language }),
    ...(email === null ? {} : await tokensOf(runtime, email, since)),
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: runtime.siteUrl, localStorage }] };
}
