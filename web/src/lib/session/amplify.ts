import { Amplify } from 'aws-amplify';
import 'aws-amplify/auth/enable-oauth-listener';
import { fetchAuthSession, signInWithRedirect, signOut } from 'aws-amplify/auth';
import { AUTH_KEY_PREFIX, cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { Hub } from 'aws-amplify/utils';
import type { Settings } from '#web/lib/settings.ts';
import type { Arrival } from './identity.ts';
import { readTokens, type Tokens } from './tokens.ts';

type Jwt = { toString: () => string };
type Pair = { accessToken?: Jwt | undefined; idToken?: Jwt | undefined };

const toTokens = (pair: Pair | null | undefined): Tokens | null =>
  pair?.accessToken
    ? readTokens(pair.accessToken.toString(), pair.idToken?.toString() ?? null)
    : null;

/** Waits until Amplify has finished or given up the sign-in that is under way. */
function watchArrival(clientId: string): Promise<Arrival> {
  if (localStorage.getItem(`${AUTH_KEY_PREFIX}.${clientId}.inflightOAuth`) !== 'true') {
    return Promise.resolve({ kind: 'none' });
  }
  const answered = new URLSearchParams(location.search).has('state');
  return new Promise((resolve) => {
    let path = '/';
    const stop = Hub.listen('auth', ({ payload }) => {
      if (payload.event === 'customOAuthState') path = payload.data;
      if (payload.event === 'signInWithRedirect') settle({ kind: 'signedIn', path });
      // Without an answer in the address the person only came back by themselves: no failure to speak of.
      if (payload.event === 'signInWithRedirect_failure')
        settle({ kind: answered ? 'failed' : 'none' });
    });
    const settle = (arrival: Arrival) => {
      stop();
      resolve(arrival);
    };
  });
}

/** Configures Amplify for this stage and hands out the few calls that the session makes. */
export function startAmplify(settings: Settings) {
  const { userPoolId, userPoolClientId, userPoolEndpoint, identityDomain } = settings;
  const arrival = watchArrival(userPoolClientId);
  const home = [`${location.origin}/`];
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(userPoolEndpoint ? { userPoolEndpoint } : {}),
        loginWith: {
          oauth: {
            domain: identityDomain,
            scopes: ['openid', 'email', 'phone', 'profile', 'aws.cognito.signin.user.admin'],
            redirectSignIn: home,
            redirectSignOut: home,
            responseType: 'code',
          },
        },
      },
    },
  });
  const { tokenOrchestrator } = cognitoUserPoolsTokenProvider;
  return {
    arrival,
    stored: async () => toTokens(await tokenOrchestrator.getTokenStore().loadTokens()),
    renew: async () => toTokens((await fetchAuthSession({ forceRefresh: true })).tokens),
    signIn: async (path: string, hint?: string) => {
      // A session that the provider no longer renews would keep Amplify from starting another.
      await tokenOrchestrator.clearTokens();
      const { lang } = document.documentElement;
      const options = { lang, ...(hint !== undefined && { loginHint: hint }) };
      await signInWithRedirect({ customState: path, options });
    },
    comeBack: async (path: string) =>
      signInWithRedirect({ customState: path, options: { prompt: 'NONE' } }),
    signOut: () => signOut(),
  };
}
