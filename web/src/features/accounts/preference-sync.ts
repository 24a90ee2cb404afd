import { ApiError, type Client } from '#shared/contract/client.ts';
import type { Saving } from '#web/components/ui/save-state.tsx';
import { api } from '#web/lib/api.ts';
import { createStore } from '#web/lib/create-store.ts';
import { defaultPreferences, preferences } from '#web/lib/preferences.ts';
import { serverNow } from '#web/lib/server-now.ts';
import { session } from '#web/lib/session/current-session.ts';
import { same } from '#web/lib/same.ts';
import type { OwnProfile } from './types.ts';

/** The time in which a change may be followed by another before both are sent, in milliseconds. */
export const settle = 800;

const syncedKey = 'preferences-of';

/**
 * Keeps the preferences of this device and of the own profile the same.
 * @param signedIn whether this browser keeps a session at this moment: who has signed out leaves nothing behind
 */
export function createPreferenceSync(call: Client, signedIn: () => boolean) {
  const saving = createStore<Saving>({ is: 'idle' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The preferences on the server, as far as is known. */
  let known: OwnProfile | null = null;
  let taking = false;

  const learn = async () => (known = await call('accounts.getMe'));

  async function send(): Promise<void> {
    saving.set({ is: 'saving' });
    try {
      for (let again = 0; ; again += 1) {
        const { version } = known ?? (await learn());
        try {
          known = await call('accounts.updateMe', {
            body: { version, preferences: preferences.get() },
          });
          break;
        } catch (error) {
          // Another part of the profile was saved meanwhile: the preferences go on top of it.
          const stale = error instanceof ApiError && error.problem?.code === 'stale_version';
          if (!stale || again > 0) throw error;
          known = null;
        }
      }
      saving.set({ is: 'saved', at: serverNow() });
    } catch {
      known = null;
      saving.set({ is: 'failed', retry: () => void send() });
    }
  }

  return {
    get: saving.get,
    subscribe: saving.subscribe,
    /** A profile that was just loaded or saved: its version counts from now on. */
    saw: (profile: OwnProfile) => {
      known = profile;
    },
    /**
     * From now on for this person, until the returned function is called. The first time on a device their own
     * preferences are taken over, unless they only ever chose here: then those are kept for them.
     */
    start: (userId: string): (() => void) => {
      const stop = preferences.subscribe(() => {
        if (taking || (known && same(known.preferences, preferences.get()))) return;
        clearTimeout(timer);
        timer = setTimeout(() => void send(), settle);
      });
      if (localStorage.getItem(syncedKey) !== userId) {
        learn()
          .then(({ preferences: theirs }) => {
            if (!signedIn()) return undefined;
            localStorage.setItem(syncedKey, userId);
            if (same(theirs, preferences.get())) return undefined;
            if (same(theirs, defaultPreferences)) return send();
            taking = true;
            preferences.set(theirs);
            taking = false;
            return undefined;
          })
          .catch(() => undefined);
      }
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}

/** The sync of this page. */
export const preferenceSync = createPreferenceSync(api, session.expected);
