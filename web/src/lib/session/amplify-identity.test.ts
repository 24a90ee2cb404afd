// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { amplifyIdentity } from './amplify-identity.ts';

const provider = {
  arrival: Promise.resolve({ kind: 'none' }),
  stored: vi.fn(async () => null),
  signOut: vi.fn(async () => undefined),
};

vi.mock('./amplify.ts', () => ({ startAmplify: () => provider }));
vi.mock('#web/lib/settings.ts', () => ({ readSettings: () => ({ userPoolClientId: 'client' }) }));

const prefix = 'CognitoIdentityServiceProvider.client';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  provider.signOut.mockClear();
});

it('sees nobody in an empty browser, and somebody by their token or a sign-in under way', () => {
  expect(amplifyIdentity.present()).toBe(false);
  localStorage.setItem(`${prefix}.inflightOAuth`, 'true');
  expect(amplifyIdentity.present()).toBe(true);
  localStorage.clear();
  localStorage.setItem(`${prefix}.person.accessToken`, 'x');
  expect(amplifyIdentity.present()).toBe(true);
});

it('case 12: signing out ends the session at the provider and leaves both storages empty', async () => {
  localStorage.setItem(`${prefix}.person.accessToken`, 'x');
  localStorage.setItem('color-mode', 'dark');
  sessionStorage.setItem('anything', 'kept');
  await amplifyIdentity.signOut();
  expect(provider.signOut).toHaveBeenCalledOnce();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
});

it('case 12: hears of a sign-out in another tab and of a page that comes back from the cache', () => {
  const listener = vi.fn();
  const stop = amplifyIdentity.onChange(listener);
  dispatchEvent(new StorageEvent('storage', { key: `${prefix}.person.accessToken` }));
  dispatchEvent(new StorageEvent('storage', { key: null }));
  dispatchEvent(new StorageEvent('storage', { key: 'color-mode' }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

it('knows who is here without Amplify, and asks Amplify where its names are others', async () => {
  const token = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
  localStorage.setItem(`${prefix}.LastAuthUser`, 'person');
  localStorage.setItem(`${prefix}.person.accessToken`, token({ sub: 'u1', exp: 9 }));
  localStorage.setItem(`${prefix}.person.idToken`, token({ given_name: 'Ada' }));
  expect(await amplifyIdentity.arrive()).toEqual({ kind: 'none' });
  expect(await amplifyIdentity.stored()).toMatchObject({
    userId: 'u1',
    expiresAt: 9000,
    firstName: 'Ada',
  });
  expect(provider.stored).not.toHaveBeenCalled();
  localStorage.removeItem(`${prefix}.LastAuthUser`);
  expect(await amplifyIdentity.stored()).toBe(null);
  expect(provider.stored).toHaveBeenCalledOnce();
});
