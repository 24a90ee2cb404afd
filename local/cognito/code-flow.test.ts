import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clientId,
  codeOf,
  password,
  site,
  startTestCognito,
  type TestCognito,
} from './start-test-cognito.ts';

let pool: TestCognito;
beforeAll(async () => {
  pool = await startTestCognito();
  await pool.cognito.admin.createUser({
    email: 'ana@example.com',
    password,
    givenName: 'Ana',
    familyName: 'Ruiz',
    groups: ['students'],
    locale: 'es',
    confirmed: true,
  });
});
afterAll(() => pool.stop());
beforeEach(() => {
  pool.clock.now += 3_600_000;
});

const signIn = (changes?: Record<string, string | null>) =>
  pool.browser().signIn('ana@example.com', password, changes);

describe('the code flow', () => {
  it('leads from the form back to the site with code and state, and on to tokens', async () => {
    const back = await signIn({ nonce: 'n-1' });
    expect(back.status).toBe(302);
    const address = new URL(back.headers.get('location') ?? '');
    expect(address.origin + address.pathname).toBe(`${site}/`);
    expect(address.searchParams.get('state')).toBe('some-state');

    const { status, body } = await pool.exchange(codeOf(back));
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    const info = await fetch(`${pool.origin}/oauth2/userInfo`, {
      headers: { authorization: `Bearer ${String(body['access_token'])}` },
    });
    expect(await info.json()).toMatchObject({ email: 'ana@example.com', given_name: 'Ana' });
  });

  it('case 13: a replayed code is refused and ends the session that it had started', async () => {
    const code = codeOf(await signIn());
    const { body } = await pool.exchange(code);
    const replay = await pool.exchange(code);
    expect([replay.status, replay.body]).toEqual([400, { error: 'invalid_grant' }]);
    const user = await pool.api('GetUser', { AccessToken: body['access_token'] });
    expect(user.body['message']).toBe('Access Token has been revoked');
  });

  it.each([
    ['another verifier', { code_verifier: 'w'.repeat(64) }],
    ['no verifier', { code_verifier: '' }],
    ['another client', { client_id: 'otherclient' }],
    ['another return address', { redirect_uri: `${site}/callback` }],
  ])('a code does not hold with %s', async (_, changes) => {
    const refused = await pool.exchange(codeOf(await signIn()), changes);
    expect([refused.status, refused.body]).toEqual([400, { error: 'invalid_grant' }]);
  });

  it('a code lives for five minutes', async () => {
    const code = codeOf(await signIn());
    pool.clock.now += 5 * 60_000;
    expect((await pool.exchange(code)).status).toBe(400);
  });

  it('only one of ten parallel exchanges of a code gets tokens', async () => {
    const code = codeOf(await signIn());
    const answers = await Promise.all(Array.from({ length: 10 }, () => pool.exchange(code)));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  it.each([
    'https://evil.example/',
    `${site}.evil.example/`,
    `${site}/callback/../x`,
    'javascript:alert(1)',
    '',
  ])('case 79: the return address %j gets an error page and no redirect', async (redirect_uri) => {
    const answer = await pool.browser().get(pool.authorizeUrl({ redirect_uri }));
    expect(answer.status).toBe(400);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.text()).toContain('redirect_mismatch');
  });

  it.each([
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ scope: 'openid evil' }, 'invalid_scope'],
    [{ code_challenge: null }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ prompt: 'none' }, 'login_required'],
  ])('tells the site about %j', async (changes, error) => {
    const answer = await pool.browser().get(pool.authorizeUrl(changes));
    const address = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(address.searchParams)).toEqual({ error, state: 'some-state' });
  });

  it('refuses a parameter that comes twice', async () => {
    const answer = await pool.browser().get(`${pool.authorizeUrl()}&redirect_uri=https://evil`);
    expect(answer.status).toBe(400);
  });
});

describe('the session of the provider', () => {
  it('signs in a second time without a password, and not after sign-out', async () => {
    const browser = pool.browser();
    await browser.signIn('ana@example.com', password);
    expect(codeOf(await browser.get(pool.authorizeUrl()))).not.toBe('');
    expect(codeOf(await browser.get(pool.authorizeUrl({ prompt: 'none' })))).not.toBe('');

    const query = new URLSearchParams({ client_id: clientId, logout_uri: `${site}/` });
    const out = await browser.get(`${pool.origin}/logout?${query.toString()}`);
    expect(out.headers.get('location')).toBe(`${site}/`);
    expect(browser.cookies.has('cognito')).toBe(false);
    const again = await browser.get(pool.authorizeUrl());
    expect(again.headers.get('location')).toMatch(/^\/login\?/);
  });

  it('case 12: a copied cookie is worth nothing after sign-out', async () => {
    const browser = pool.browser();
    await browser.signIn('ana@example.com', password);
    const copy = pool.browser();
    copy.cookies.set('cognito', browser.cookies.get('cognito') ?? '');
    const query = new URLSearchParams({ client_id: clientId, logout_uri: `${site}/` });
    await browser.get(`${pool.origin}/logout?${query.toString()}`);
    const again = await copy.get(pool.authorizeUrl());
    expect(again.headers.get('location')).toMatch(/^\/login\?/);
  });

  it('asks for the password again when the site wants it', async () => {
    const browser = pool.browser();
    await browser.signIn('ana@example.com', password);
    const again = await browser.get(pool.authorizeUrl({ prompt: 'login' }));
    expect(again.headers.get('location')).toMatch(/^\/login\?/);
  });

  it('case 79: signs out to listed addresses only', async () => {
    const query = new URLSearchParams({ client_id: clientId, logout_uri: 'https://evil.example/' });
    const answer = await pool.browser().get(`${pool.origin}/logout?${query.toString()}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
  });

  it('lasts an hour', async () => {
    const browser = pool.browser();
    await browser.signIn('ana@example.com', password);
    pool.clock.now += 3_600_000;
    const again = await browser.get(pool.authorizeUrl());
    expect(again.headers.get('location')).toMatch(/^\/login\?/);
  });
});
