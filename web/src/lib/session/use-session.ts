import { useSyncExternalStore } from 'react';
import { session } from './current-session.ts';

/** Who is signed in, followed. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.state);

/** The tokens of whoever is signed in, or null. */
export function useTokens() {
  const state = useSession();
  return 'tokens' in state ? state.tokens : null;
}
