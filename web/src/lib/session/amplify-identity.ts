import { readSettings } from '#web/lib/settings.ts';
import type { Identity } from './identity.ts';

/** The prefix of the names of all that Amplify keeps. */
const prefix = 'CognitoIdentityServiceProvider.';

const isKept = (ending: string) =>
  Object.keys(localStorage).some((key) => key.startsWith(prefix) && key.endsWith(ending));
const isSignedIn = () => isKept('.accessToken');
const isArriving = () => isKept('.inflightOAuth');

/** Amplify is loaded when somebody signs in, renews a session or ends it. */
const load = () => import('./amplify.ts').then(({ startAmplify }) => startAmplify(readSettings()));

let loading: ReturnType<typeof load> | undefined;

/** The one loaded Amplify; a failed load is tried again with the next call. */
export function amplify(): ReturnType<typeof load> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Cognito through Amplify. */
export const amplifyIdentity: Identity = {
  present: () => isSignedIn() || isArriving(),
  arrive: async () => (isArriving() ? (await amplify()).arrival : { kind: 'none' }),
  stored: async () => {
    const { keptTokens } = await import('./kept-tokens.ts');
    return keptTokens(prefix + readSettings().userPoolClientId) ?? (await amplify()).stored();
  },
  renew: async () => (await amplify()).renew(),
  signIn: async (path, hint) => (await amplify()).signIn(path, hint),
  comeBack: async (path) => (await amplify()).comeBack(path),
  signOut: async () => {
    const signedIn = isSignedIn();
    if (signedIn) await (await amplify()).signOut();
    localStorage.clear();
    sessionStorage.clear();
    // Another tab was first and has been to the provider already.
    if (!signedIn) location.replace('/');
  },
  onChange: (listener) => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || (key.startsWith(prefix) && key.endsWith('.accessToken'))) listener();
    };
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  },
};
