import { readSettings } from '#web/lib/settings.ts';
import type { Identity } from './identity.ts';

const prefix = 'CognitoIdentityServiceProvider.';

const keys = () => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Amplify is loaded when somebody signs in or is signed in; a first visit does without. */
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
  present: () =>
    keys().some((key) => key.endsWith('.accessToken') || key.endsWith('.inflightOAuth')),
  arrive: async () => (await amplify()).arrival,
  stored: async () => (await amplify()).stored(),
  renew: async () => (await amplify()).renew(),
  signIn: async (path) => (await amplify()).signIn(path),
  signOut: async () => {
    const signedIn = keys().some((key) => key.endsWith('.accessToken'));
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
