import { useStore } from '../use-store.ts';
import { session } from './current-session.ts';

/** The signed-in person, followed. */
export const useSession = () => useStore(session);

/** The tokens of whoever is signed in, or null. */
export function useTokens() {
  const state = useSession();
  return 'tokens' in state ? state.tokens : null;
}
