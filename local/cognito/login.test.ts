import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  hiddenField,
  password,
  poolId,
  startTestCognito,
  type TestCognito,
} from './start-test-cognito.ts';

let pool: TestCognito;
const person = {
  email: 'ana@example.com',
  password,
  givenName: 'Ana',
  familyName: 'Ruiz',
  groups: [],
  locale: 'es',
  confirmed: true,
};
beforeEach(async () => {
  pool = await startTestCognito();
  await pool.cognito.admin.createUser(person);
});
afterEach(() => pool.stop());

describe('the sign-in form', () => {
  it('speaks the language that is asked for, English otherwise', async () => {
    const spanish = await pool.browser().get(pool.authorizeUrl({ lang: 'es' }));
    const form = new URL(spanish.headers.get('location') ?? '', pool.origin);
    expect(await (await fetch(form)).text()).toContain('<html lang="es">');
    form.searchParams.delete('lang');
    const english = await (await fetch(form)).text();
    expect(english).toContain('<html lang="en">');
    expect(english).toContain('href="http://localhost:8080/register"');
    expect(english).toContain('href="http://localhost:8080/forgot-password"');
  });

  it('escapes whatever it shows', async () => {
    const hostile = `"><script>alert('x')</script>`;
    const answer = await pool.browser().signIn(hostile, 'whatever', { state: hostile });
    const page = await answer.text();
    expect(answer.status).toBe(401);
    expect(page).toContain('&quot;&gt;&lt;script&gt;');
    expect(page).not.toContain('<script');
  });

  it('case 80: is not cached, framed, sniffed or scripted', async () => {
    const answer = await pool.browser().signIn('ana@example.com', 'wrong');
    const { headers } = answer;
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' http:\/\/localhost:8080; frame-ancestors 'none'; base-uri 'none'$/,
    );
    const style = /<style>([^]*?)<\/style>/.exec(await answer.text())?.[1] ?? '';
    expect(headers.get('content-security-policy')).toContain(
      createHash('sha256').update(style).digest('base64'),
    );
  });

  it('answers odd paths with a plain error page', async () => {
    for (const path of ['//', '/nothing', '/login', '/oauth2/authorize?client_id=%00']) {
      const response = await fetch(`${pool.origin}${path}`);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('content-type')).toContain('text/html');
    }
  });

  it('refuses a form that another page made', async () => {
    const browser = pool.browser();
    const start = await browser.get(pool.authorizeUrl());
    const form = new URL(start.headers.get('location') ?? '', pool.origin).href;
    const fields = { username: 'ana@example.com', password };
    expect((await browser.post(form, fields)).status).toBe(403);
    await browser.get(form);
    expect((await browser.post(form, { ...fields, _csrf: 'x'.repeat(43) })).status).toBe(403);
    expect(browser.cookies.has('cognito')).toBe(false);
  });

  it('keeps its session cookie from scripts and foreign requests', async () => {
    const answer = await pool.browser().signIn('ana@example.com', password);
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('cognito='));
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
  });

  it('case 74: says the same about a wrong password and an unknown address', async () => {
    const wrong = await pool.browser().signIn('ana@example.com', 'Wrong-Password-1');
    const unknown = await pool.browser().signIn('nobody@example.com', 'Wrong-Password-1');
    expect(unknown.status).toBe(wrong.status);
    const same = (page: string) =>
      page
        .replace(/value="[^"]*"/g, '')
        .replaceAll('ana@', '')
        .replaceAll('nobody@', '');
    expect(same(await unknown.text())).toBe(same(await wrong.text()));
  });
});

describe('guessing', () => {
  it.each(['ana@example.com', 'nobody@example.com'])(
    'locks %s after five wrong passwords, longer each time, and lets go after a while',
    async (email) => {
      const browser = pool.browser();
      for (let guess = 0; guess < 5; guess += 1) {
        expect((await browser.signIn(email, `wrong ${guess}`)).status).toBe(401);
      }
      expect((await browser.signIn(email.toUpperCase(), password)).status).toBe(429);
      pool.clock.now += 1000;
      expect((await browser.signIn(email, 'wrong')).status).toBe(401);
      pool.clock.now += 1000;
      expect((await browser.signIn(email, password)).status).toBe(429);
      pool.clock.now += 1000;
      const last = await browser.signIn(email, password);
      expect(last.status).toBe(email === 'ana@example.com' ? 302 : 401);
    },
  );

  it('counts parallel guesses before it checks them', async () => {
    const browser = pool.browser();
    await browser.signIn('ana@example.com', 'wrong');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.signIn('ana@example.com', 'wrong')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
  });

  it('locks an address that tries many accounts, while good sign-ins do not count', async () => {
    const browser = pool.browser();
    await pool.browser().signIn('ana@example.com', password);
    for (let guess = 0; guess < 50; guess += 1) {
      expect((await browser.signIn(`user${guess}@example.com`, 'wrong')).status).toBe(401);
    }
    expect((await pool.browser().signIn('ana@example.com', password)).status).toBe(429);
  });
});

describe('who may not sign in', () => {
  it('case 10: a disabled person cannot, with the right password or with a session', async () => {
    const browser = pool.browser();
    await browser.signIn('ana@example.com', password);
    const user = { UserPoolId: poolId, Username: 'ana@example.com' };
    await pool.api('AdminDisableUser', user, true);
    expect(codeOf(await browser.get(pool.authorizeUrl()))).toBe('');
    expect((await pool.browser().signIn('ana@example.com', password)).status).toBe(401);
    await pool.api('AdminEnableUser', user, true);
    expect((await pool.browser().signIn('ana@example.com', password)).status).toBe(302);
  });

  it('a person without confirmed address is told so, but only by their username and with the right password', async () => {
    const email = 'new@example.com';
    const { username } = await pool.cognito.admin.createUser({
      ...person,
      email,
      confirmed: false,
    });
    for (const [name, secret] of [
      [username, 'wrong'],
      [email, password],
    ] as const) {
      const wrong = await pool.browser().signIn(name, secret);
      expect(await wrong.text()).toContain('Incorrect email or password.');
    }
    const right = await pool.browser().signIn(username, password);
    expect([right.status, await right.text()]).toEqual([
      403,
      expect.stringContaining('Confirm your email first'),
    ]);
  });

  it('a person with a temporary password chooses a new one first', async () => {
    const given = { UserPoolId: poolId, Username: 'ana@example.com', Password: 'Temporary-1234' };
    await pool.api('AdminSetUserPassword', given, true);
    const browser = pool.browser();
    const step = await browser.signIn('ana@example.com', 'Temporary-1234');
    const page = await step.text();
    expect(codeOf(await browser.get(pool.authorizeUrl()))).toBe('');
    const form = new URL(
      /action="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '',
      pool.origin,
    ).href;
    const fields = { _csrf: hiddenField(page, '_csrf'), challenge: hiddenField(page, 'challenge') };
    const choose = (one: string, two: string) =>
      browser.post(form, { ...fields, new_password: one, repeat_password: two });
    expect((await choose('short', 'short')).status).toBe(400);
    expect((await choose('A-New-Password-1', 'A-New-Password-2')).status).toBe(400);
    expect(codeOf(await choose('A-New-Password-1', 'A-New-Password-1'))).not.toBe('');
    expect((await choose('A-New-Password-3', 'A-New-Password-3')).status).toBe(403);
    expect((await pool.browser().signIn('ana@example.com', 'A-New-Password-1')).status).toBe(302);
  });
});
