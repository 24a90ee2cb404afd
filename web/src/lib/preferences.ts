import { defaultPreferences } from '#shared/policies/default-preferences.ts';
import type { Preferences } from '#shared/schemas/account-parts.ts';
import { createStore } from './create-store.ts';

export { defaultPreferences, type Preferences };

export const preferencesKey = 'preferences';

/** Keeps of a stored text only what has the type of its default: whatever else is there is not ours. */
function read(): Preferences {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(preferencesKey) ?? '{}');
  } catch {
    stored = {};
  }
  const known = Object.entries(defaultPreferences).map(([name, fallback]) => {
    const value = (stored as Record<string, unknown> | null)?.[name];
    return [name, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(known) as Preferences;
}

const current = createStore(read());

/** The reader's preferences, kept on this device; a profile that is loaded writes its own in. */
export const preferences = {
  get: current.get,
  subscribe: current.subscribe,
  set: (changes: Partial<Preferences>): void => {
    const next = { ...current.get(), ...changes };
    localStorage.setItem(preferencesKey, JSON.stringify(next));
    current.set(next);
  },
};

// Another tab of the same person changed something.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key === preferencesKey) current.set(read());
});
