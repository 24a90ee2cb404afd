import { preferences } from './preferences.ts';
import { useStore } from './use-store.ts';

/** The reader's preferences, followed. */
export const usePreferences = () => useStore(preferences);
