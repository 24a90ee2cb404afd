// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, type Client } from '#shared/contract/client.ts';
import { defaultPreferences, type Preferences, preferences } from '#web/lib/preferences.ts';
import { createPreferenceSync, settle } from './preference-sync.ts';
import type { OwnProfile } from './types.ts';

vi.mock('#web/lib/api.ts', () => ({ api: vi.fn() }));

let theirs: Preferences;
let version: number;
let refuse: unknown;
const call = vi.fn(
  async (id: string, input?: { body: { version: number; preferences: Preferences } }) => {
    if (id === 'accounts.updateMe' && input) {
      if (refuse !== undefined) {
        const error = refuse;
        refuse = undefined;
        throw error;
      }
      theirs = input.body.preferences;
      version += 1;
    }
    return { version, preferences: theirs } as OwnProfile;
  },
);

const writes = () => call.mock.calls.filter(([id]) => id === 'accounts.updateMe');
let signedIn = true;
const start = () => {
  const sync = createPreferenceSync(call as unknown as Client, () => signedIn);
  return { sync, stop: sync.start('ana') };
};

let stop: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  signedIn = true;
  vi.useFakeTimers();
  theirs = defaultPreferences;
  version = 1;
  refuse = undefined;
  call.mockClear();
  preferences.set(defaultPreferences);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('the preferences of a person', () => {
  it('come with them to a new device', async () => {
    theirs = { ...defaultPreferences, textSize: 'larger', theme: 'dark' };
    ({ stop } = start());
    await vi.runAllTimersAsync();
    expect(preferences.get()).toEqual(theirs);
    expect(writes()).toHaveLength(0);
  });

  it('chosen before signing in are kept for them, if they never chose elsewhere', async () => {
    preferences.set({ contrast: 'more' });
    ({ stop } = start());
    await vi.runAllTimersAsync();
    expect(theirs.contrast).toBe('more');
  });

  it('case 12: leave nothing on the device of who has signed out before they came', async () => {
    theirs = { ...defaultPreferences, textSize: 'larger' };
    ({ stop } = start());
    signedIn = false;
    localStorage.clear();
    await vi.runAllTimersAsync();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('are not asked for again on a device that knows them', async () => {
    localStorage.setItem('preferences-of', 'ana');
    ({ stop } = start());
    await vi.runAllTimersAsync();
    expect(call).not.toHaveBeenCalled();
  });

  it('are sent once for several changes in a row, and say that they are saved', async () => {
    localStorage.setItem('preferences-of', 'ana');
    const { sync, stop: end } = start();
    stop = end;
    preferences.set({ contrast: 'more' });
    await vi.advanceTimersByTimeAsync(settle / 2);
    preferences.set({ underlineLinks: true });
    await vi.advanceTimersByTimeAsync(settle);
    expect(writes()).toHaveLength(1);
    expect(theirs).toMatchObject({ contrast: 'more', underlineLinks: true });
    expect(sync.get().is).toBe('saved');
  });

  it('go on top of a profile that was saved meanwhile', async () => {
    localStorage.setItem('preferences-of', 'ana');
    ({ stop } = start());
    const problem = { type: '', title: '', status: 409, requestId: 'r' };
    refuse = new ApiError(409, { ...problem, code: 'stale_version' });
    preferences.set({ reduceMotion: true });
    await vi.runAllTimersAsync();
    expect(writes()).toHaveLength(2);
    expect(theirs.reduceMotion).toBe(true);
  });

  it('say when they could not be saved, hold on this device, and are sent again', async () => {
    localStorage.setItem('preferences-of', 'ana');
    const { sync, stop: end } = start();
    stop = end;
    refuse = new TypeError('Failed to fetch');
    preferences.set({ captions: true });
    await vi.runAllTimersAsync();
    const state = sync.get();
    expect(state.is).toBe('failed');
    expect(preferences.get().captions).toBe(true);
    if (state.is === 'failed') state.retry?.();
    await vi.runAllTimersAsync();
    expect(theirs.captions).toBe(true);
    expect(sync.get().is).toBe('saved');
  });
});
