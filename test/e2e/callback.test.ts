import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hostedSignIn } from './support/hosted-sign-in.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const { runtime, visit } = await openStage();
const t = wordsIn('en');
const password = 'a long and rare sentence';
const email = 'callback@example.com';
await runtime.createUser({
  email,
  password,
  givenName: 'Cleo',
  familyName: 'Back',
  groups: ['students'],
  locale: 'en',
  confirmed: true,
});

const signInButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: t('common:signIn') });

/** Begins to sign in, and stops before the password. */
async function beginSigningIn(page: Page): Promise<void> {
  await page.goto('/');
  await signInButton(page).click();
  await hostedSignIn(page, runtime.identityUrl).arrive();
}

/** Nobody is signed in, nothing ran, and the answer of the provider is nowhere in sight. */
async function expectNothingCame(page: Page): Promise<void> {
  await signInButton(page).waitFor();
  const { address, tokens, ran } = await page.evaluate(() => ({
    address: location.href,
    tokens: Object.keys(localStorage).filter((key) => key.endsWith('Token')),
    ran: '__xss' in globalThis,
  }));
  expect(tokens).toEqual([]);
  expect(ran).toBe(false);
  expect(address).not.toMatch(/code=|error=|state=/);
}

describe('case 13: an answer of the provider that is not ours', () => {
  it.each([
    ['a code that nobody here asked for', '?code=foreign&state=foreign'],
    ['a code without a state', '?code=foreign'],
    ['an error with markup', '?error=%3Cimg%20src%3Dx%20onerror%3D__xss%3D1%3E&state=foreign'],
  ])('is inert and leaves the address: %s', async (_, query) => {
    const page = await visit();
    await page.goto(`/${query}`);
    await page.waitForURL(`${runtime.siteUrl}/`);
    await expectNothingCame(page);
    await page.context().close();
  });

  it.each([
    ['a foreign state', '?code=foreign&state=foreign'],
    ['no state', '?code=foreign'],
    [
      'an error with markup',
      '?error=access_denied&error_description=%3Cimg%20src%3Dx%20onerror%3D%22__xss%3D1%22%3E&state=x',
    ],
  ])('signs nobody in while somebody is on the way: %s', async (_, query) => {
    const page = await visit();
    await beginSigningIn(page);
    await page.goto(`/${query}`);
    await page.waitForURL((url) => url.search === '');
    await expectNothingCame(page);
    await page.context().close();
  });

  it('signs nobody in a second time with the same code', async () => {
    const page = await visit();
    await beginSigningIn(page);
    const answered = page.waitForRequest((request) => request.url().includes('?code='));
    await hostedSignIn(page, runtime.identityUrl).signIn(email, password);
    const callback = (await answered).url();
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    expect(await page.evaluate(() => document.referrer)).not.toMatch(/code=/);
    // The provider, once asked again, answers anew; that answer is inert and does not stay either.
    await page.goBack();
    await page.waitForURL((url) => url.origin === runtime.siteUrl && url.search === '');
    await page.context().close();

    const stranger = await visit();
    await beginSigningIn(stranger);
    await stranger.goto(callback);
    await stranger.waitForURL((url) => url.search === '');
    await expectNothingCame(stranger);
    await stranger.context().close();
  });
});

describe('case 79: an address from outside', () => {
  const hostile = (length: number) => [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/%09/evil.example/',
    '/%5Cevil.example',
    '/%252f/evil.example',
    'javascript:__xss=1',
    'user@evil.example',
    '\u0000//evil.example',
    `/${'a'.repeat(length)}`,
  ];

  /**
   * Puts another path into the state that the provider is to hand back, here and there. It stays for all paths: the
   * browser can lose the request that is on its way while it is told to look at none.
   */
  async function tamper(page: Page, path: () => string): Promise<void> {
    await page.route(`${runtime.identityUrl}/oauth2/authorize?**`, async (route) => {
      const url = new URL(route.request().url());
      const [random = ''] = (url.searchParams.get('state') ?? '').split('-');
      const hex = Array.from(path(), (char) => char.charCodeAt(0).toString(16).padStart(2, '0'));
      url.searchParams.set('state', `${random}-${hex.join('')}`);
      await route.fulfill({ status: 302, headers: { location: url.href } });
    });
    await page.addInitScript(() => {
      const state = new URLSearchParams(location.search).get('state');
      const key = Object.keys(localStorage).find((name) => name.endsWith('.oauthState'));
      if (state && key) localStorage.setItem(key, state);
    });
  }

  it('leads nowhere but to this site, whatever came back as the place to go on', async () => {
    const page = await visit();
    await beginSigningIn(page);
    await hostedSignIn(page, runtime.identityUrl).signIn(email, password);
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    const landed: string[] = [];
    let path = '';
    await tamper(page, () => path);
    // The provider takes no longer addresses.
    for (path of hostile(3000)) {
      await page.evaluate(() => localStorage.clear());
      await page.goto('/');
      await signInButton(page).click();
      await page.getByRole('button', { name: t('common:signOut') }).waitFor();
      await page.waitForURL((url) => !url.search.includes('code='));
      const { href, ran } = await page.evaluate(() => ({
        href: location.href,
        ran: '__xss' in globalThis,
      }));
      expect(ran).toBe(false);
      landed.push(href);
    }
    expect(landed).toEqual(hostile(1).map(() => `${runtime.siteUrl}/`));
    await page.context().close();
  });

  it('is not where somebody is sent who signs in from a page that was given it as the wish', async () => {
    const page = await visit();
    for (const pathname of hostile(10_000)) {
      await page.goto('/');
      await page.evaluate((pathname) => {
        const usr = { from: { pathname, search: '', hash: '' } };
        history.replaceState({ usr, key: 'typed', idx: 0 }, '', '/');
      }, pathname);
      await page.reload();
      await signInButton(page).waitFor();
      expect(await page.getByText(t('home:signInFirst')).count()).toBe(0);
    }
    await page.context().close();
  });
});
