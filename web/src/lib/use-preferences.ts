import { useSyncExternalStore } from 'react';
import { preferences } from './preferences.ts';

/** How this person likes the site, followed. */
export const usePreferences = () =>
  useSyncExternalStore(preferences.subscribe, preferences.get, preferences.get);
