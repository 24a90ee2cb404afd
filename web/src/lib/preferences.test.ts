// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences } from '#shared/policies/default-preferences.ts';
import { preferencesSchema } from '#shared/schemas/account-parts.ts';

async function fresh() {
  vi.resetModules();
  return import('./preferences.ts');
}

beforeEach(() => localStorage.clear());

describe('the preferences', () => {
  it('are what the schema takes, whole, for somebody who never chose', async () => {
    const { preferences } = await fresh();
    expect(preferences.get()).toEqual(defaultPreferences);
    expect(preferencesSchema.parse(defaultPreferences)).toEqual(defaultPreferences);
  });

  it('are kept on the device and told to who listens', async () => {
    const first = await fresh();
    const listener = vi.fn();
    first.preferences.subscribe(listener);
    first.preferences.set({ shortcuts: false });
    expect(listener).toHaveBeenCalledOnce();
    const { preferences } = await fresh();
    expect(preferences.get()).toEqual({ ...defaultPreferences, shortcuts: false });
  });

  it.each(['nonsense', 'null', '[]', '{"shortcuts":"no","theme":7}'])(
    'hold their defaults where %s was stored',
    async (stored) => {
      localStorage.setItem('preferences', stored);
      const { preferences } = await fresh();
      expect(preferences.get()).toEqual(defaultPreferences);
    },
  );

  it('follow another tab', async () => {
    const { preferences } = await fresh();
    expect(preferences.get().shortcuts).toBe(true);
    localStorage.setItem('preferences', '{"shortcuts":false}');
    dispatchEvent(new StorageEvent('storage', { key: 'preferences' }));
    expect(preferences.get().shortcuts).toBe(false);
  });
});
