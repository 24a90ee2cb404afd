import { preferences } from './preferences.ts';
import { useStore } from './use-store.ts';

/** How this person likes the site. */
export const usePreferences = () => useStore(preferences);
