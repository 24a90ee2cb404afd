import { amplifyIdentity } from './amplify-identity.ts';
import { createSession } from './session.ts';

/** The session of this page. */
export const session = createSession({
  identity: amplifyIdentity,
  refused: () => void import('./say-refused.ts').then(({ sayRefused }) => sayRefused()),
});
