import type { Page, Request, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { renewal } from '#web/lib/session/session.ts';
import { makeCourse } from '../world/courses.ts';
import { leaveAndLook } from './support/leave-and-look.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const hour = 3_600_000;
/** The milliseconds between the server's clock and the browser's. */
let ahead = 0;
const stage = await openStage({ now: () => Date.now() + ahead, keepsPagesForBack: true });
const { runtime, visit, openBrowser, newPerson, ok } = stage;
const t = wordsIn('en');
const teacher = await newPerson('teachers');
const { courseId } = await makeCourse(stage, teacher, { title: { en: 'Knots and splices' } });
await runtime.drained();

/** A browser that somebody left an hour ago: its access token has ended, its refresh token has not. */
async function returningBrowser(email: string) {
  ahead = -hour;
  try {
    return await openBrowser({ email });
  } finally {
    ahead = 0;
  }
}

/** Holds back the requests that match until told, so that what is said meanwhile can be read. */
async function holdBack(page: Page, matches: (url: URL) => boolean, act: () => Promise<unknown>) {
  const open = Promise.withResolvers<void>();
  const wait = async (route: Route) => {
    await open.promise;
    await route.continue();
  };
  await page.route(matches, wait);
  const acted = act();
  return {
    letGo: async () => {
      open.resolve();
      await acted;
    },
  };
}

const isPool = (url: URL) => url.origin === new URL(runtime.awsUrl).origin && url.pathname === '/';
/** The profile of somebody who is about to finish a word, by a clock that can be moved. */
async function halfTyped() {
  const { email } = await newPerson();
  const page = await visit({ email });
  await page.clock.install();
  await page.goto('/profile');
  const headline = page.getByLabel(t('accounts:headline'));
  await headline.fill('Nur');
  return { page, headline };
}

const isScript = (name: string) => (url: URL) => url.pathname.startsWith(`/assets/${name}`);

describe('What is said while one waits', () => {
  it('is "Verificando autenticación..." until it is known who is there', async () => {
    const { email } = await newPerson();
    const page = await visit({ email });
    const [client] = runtime.stack.ofType('AWS::Cognito::UserPoolClient');
    await page.addInitScript(
      // They left for the hosted sign-in, and came back by themselves.
      (name) => localStorage.setItem(name, 'true'),
      `CognitoIdentityServiceProvider.${client?.ref}.inflightOAuth`,
    );
    const held = await holdBack(page, isScript('amplify'), () =>
      page.goto('/courses/enrolled', { waitUntil: 'commit' }),
    );
    await page.getByRole('status').getByText('Verificando autenticación...').waitFor();
    await held.letGo();
    await page.getByRole('heading', { name: t('progress:title') }).waitFor();
    await page.context().close();
  });

  it('is "Renovando sesión..." while an ended session is renewed, and then the page that was asked for', async () => {
    const { email } = await newPerson();
    const context = await returningBrowser(email);
    const page = await context.newPage();
    const held = await holdBack(page, isPool, () =>
      page.goto('/courses/enrolled', { waitUntil: 'commit' }),
    );
    await page.getByRole('status').getByText('Renovando sesión...').waitFor();
    await held.letGo();
    await page.getByRole('heading', { name: t('progress:title') }).waitFor();
    await page.getByText(t('progress:empty')).waitFor();
    await context.close();
  });

  it('is "Renovando sesión..." over a page that is there, which comes back as it was left', async () => {
    const { page, headline } = await halfTyped();
    const held = await holdBack(page, isPool, () => page.clock.fastForward(hour));
    await page.getByRole('status').getByText('Renovando sesión...').waitFor();
    expect(await headline.isVisible()).toBe(false);
    await held.letGo();
    await headline.waitFor();
    await page.keyboard.type('se');
    expect(await headline.inputValue()).toBe('Nurse');
    await page.context().close();
  });

  it('is nothing where there is no network for an hour: what is open stays, and is renewed once there is one', async () => {
    const { page, headline } = await halfTyped();
    await page.context().setOffline(true);
    await page.clock.fastForward(hour);
    await page.keyboard.type('se');
    expect(await headline.inputValue()).toBe('Nurse');
    await page.context().setOffline(false);
    const renewed = page.waitForResponse((response) => isPool(new URL(response.url())));
    await page.clock.fastForward(renewal.retryAfter);
    await renewed;
    await page.getByRole('button', { name: t('accounts:save'), exact: true }).click();
    await page.getByText(/^Saved/).waitFor();
    expect(await headline.inputValue()).toBe('Nurse');
    await page.context().close();
  });

  it('is "Redirecting to your dashboard..." at the entrance', async () => {
    const { email } = await newPerson();
    const page = await visit({ email });
    const held = await holdBack(page, isScript('student-dashboard'), () =>
      page.goto('/dashboard', { waitUntil: 'commit' }),
    );
    await page.getByRole('status').getByText('Redirecting to your dashboard...').waitFor();
    await held.letGo();
    await page.getByRole('heading', { name: t('common:greeting', { name: 'Ada' }) }).waitFor();
    await page.context().close();
  });

  it('is "Loading..." while a page is on its way', async () => {
    const page = await visit();
    const held = await holdBack(page, isScript('prose'), () =>
      page.goto('/faq', { waitUntil: 'commit' }),
    );
    await page.getByRole('status').getByText('Loading...').waitFor();
    await held.letGo();
    await page.getByRole('heading', { name: t('help:faq.title') }).waitFor();
    await page.context().close();
  });
});

describe('case 11: a session that ends in the middle of something', () => {
  const enrollments = (url: URL) => url.pathname === `/api/v1/courses/${courseId}/enrollments`;

  it('is renewed once, and the very same request is sent again, with one effect', async () => {
    const person = await newPerson();
    const context = await returningBrowser(person.email);
    const page = await context.newPage();
    // The browser's own clock is late: it learns only from the server that the token has ended.
    await page.clock.setFixedTime(Date.now() - hour);
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (enrollments(new URL(request.url()))) sent.push(request);
    });
    // Reads, and notes behind the page, are answered 401 as well; here the write is to be the first.
    const others = (url: URL) => url.pathname.startsWith('/api/v1/') && !enrollments(url);
    await page.route(others, async (route) => {
      const headers = { ...route.request().headers() };
      const fresh = await runtime.issueTokens(person.email);
      const authorization = `Bearer ${fresh.accessToken}`;
      await route.continue({ headers: { ...headers, authorization, 'x-id-token': fresh.idToken } });
    });
    await page.goto(`/courses/${courseId}`);
    await page.getByRole('button', { name: t('enrollments:enrollNow') }).click();
    await page.getByText(t('enrollments:enrolled')).waitFor();

    const keys = await Promise.all(sent.map((request) => request.headerValue('idempotency-key')));
    const statuses = await Promise.all(
      sent.map(async (request) => (await request.response())?.status()),
    );
    expect(statuses).toEqual([401, 201]);
    expect(keys[0]).toMatch(/^[\w-]{20,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(errors).toContain('Authentication error');
    await runtime.drained();
    const { items } = await ok(teacher, 'rosters.list', { params: { courseId } });
    expect(items.filter(({ userId }) => userId === person.userId)).toHaveLength(1);
    await context.close();
  });

  it('keeps what was typed', async () => {
    const { email } = await newPerson();
    const page = await visit({ email });
    await page.goto('/profile');
    const bio = 'Three sentences that took a while.';
    await page.getByLabel(t('accounts:bio')).fill(bio);
    let refused = false;
    await page.route('**/api/v1/me', (route) => {
      if (refused || route.request().method() !== 'PATCH') return route.continue();
      refused = true;
      return route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        body: JSON.stringify({ code: 'unauthenticated', status: 401 }),
      });
    });
    await page.getByRole('button', { name: t('accounts:save') }).click();
    await page.getByText(/^Saved \d/).waitFor();
    expect(await page.getByLabel(t('accounts:bio')).inputValue()).toBe(bio);
    await page.context().close();
  });

  it('goes on after one renewal where the clock of the device is an hour fast', async () => {
    const { email } = await newPerson();
    const page = await visit({ email });
    await page.clock.setFixedTime(Date.now() + hour);
    let renewals = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && isPool(new URL(request.url()))) renewals += 1;
    });
    await page.goto('/courses/enrolled');
    await page.getByText(t('progress:empty')).waitFor();
    await page
      .getByRole('navigation', { name: t('common:nav.label') })
      .getByRole('link', { name: t('common:nav.profile') })
      .click();
    await page.getByLabel(t('accounts:bio')).waitFor();
    expect(renewals).toBe(1);
    await page.context().close();
  });

  it('leads to the provider when it cannot be renewed, and remembers the page', async () => {
    const { email, username } = await newPerson();
    const page = await visit({ email });
    await page.goto('/profile');
    await page.getByLabel(t('accounts:bio')).waitFor();
    await page.evaluate((username) => {
      for (const key of Object.keys(localStorage))
        if (key.endsWith(`${username}.refreshToken`)) localStorage.setItem(key, 'worn-out');
    }, username);
    await page.route('**/api/v1/me/**', (route) =>
      route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' }),
    );
    await page.getByRole('button', { name: t('accounts:teacher.ask') }).click();
    await page.waitForURL(`${runtime.identityUrl}/login?**`);
    const [, wanted = ''] = (new URL(page.url()).searchParams.get('state') ?? '').split('-');
    expect(Buffer.from(wanted, 'hex').toString()).toBe('/profile');
    await page.context().close();
  });
});

describe('case 12: after signing out', () => {
  it('nothing is kept, Back shows nothing, and the old refresh token opens nothing', async () => {
    const { email } = await newPerson('students', 'Wilhelmina');
    const page = await visit({ email });
    await page.goto('/student-dashboard');
    const greeting = t('common:greeting', { name: 'Wilhelmina' });
    await page.getByText(greeting).waitFor();
    const [clientId, refreshToken] = await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken')) ?? '';
      return [key.split('.')[1] ?? '', localStorage.getItem(key) ?? ''];
    });
    expect(await leaveAndLook(page, t)).toEqual({ local: [], session: [] });
    await page.waitForURL(`${runtime.siteUrl}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    await page.goBack();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:signIn') })
      .waitFor();
    // A page out of the cache for going back is not loaded again, so that only its address can tell.
    await expect.poll(() => page.url()).toBe(`${runtime.siteUrl}/`);
    expect(await page.getByText(greeting).count()).toBe(0);

    const answer = await fetch(`${runtime.identityUrl}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId ?? '',
        refresh_token: refreshToken ?? '',
      }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error: 'invalid_grant' });
    await page.context().close();
  });

  it('another tab of the same browser shows nothing either', async () => {
    const { email } = await newPerson('students', 'Wilhelmina');
    const context = await openBrowser({ email });
    const other = await context.newPage();
    await other.goto('/profile');
    await other.getByLabel(t('accounts:bio')).waitFor();
    const page = await context.newPage();
    await page.goto('/student-dashboard');
    await page.getByRole('button', { name: t('common:signOut') }).click();
    await page.waitForURL(`${runtime.siteUrl}/`);
    await other.waitForURL(`${runtime.siteUrl}/`);
    await other.getByText(t('home:signInFirst')).waitFor();
    expect(await other.getByText(email).count()).toBe(0);
    await context.close();
  });
});
