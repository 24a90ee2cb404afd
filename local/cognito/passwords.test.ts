import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clientId, password, startTestCognito, type TestCognito } from './start-test-cognito.ts';

let pool: TestCognito;
const Username = 'ana@example.com';
const next = 'Another-Password-1';
beforeEach(async () => {
  pool = await startTestCognito();
  await pool.cognito.admin.createUser({
    email: Username,
    password,
    givenName: 'Ana',
    familyName: 'Ruiz',
    groups: [],
    locale: 'es',
    confirmed: true,
  });
});
afterEach(() => pool.stop());

describe('a forgotten password', () => {
  const reset = (ConfirmationCode: string, Password = next) =>
    pool.api('ConfirmForgotPassword', {
      ClientId: clientId,
      Username,
      ConfirmationCode,
      Password,
    });

  it('is replaced with the mailed code, once and within the hour', async () => {
    await pool.api('ForgotPassword', { ClientId: clientId, Username });
    const { code = '', kind } = await pool.mailTo(Username);
    expect(kind).toBe('reset');
    expect((await reset(code, 'short')).body['__type']).toBe('InvalidPasswordException');
    expect((await reset(code)).status).toBe(200);
    expect((await reset(code)).body['__type']).toBe('ExpiredCodeException');
    expect((await pool.browser().signIn(Username, password)).status).toBe(401);
    expect((await pool.browser().signIn(Username, next)).status).toBe(302);

    await pool.api('ForgotPassword', { ClientId: clientId, Username });
    await vi.waitUntil(() => pool.mails.length === 2);
    pool.clock.now += 3_600_000;
    const late = await pool.mailTo(Username);
    expect((await reset(late.code ?? '')).body['__type']).toBe('ExpiredCodeException');
  });

  it('a new code ends the old one', async () => {
    await pool.api('ForgotPassword', { ClientId: clientId, Username });
    const { code = '' } = await pool.mailTo(Username);
    await pool.api('ForgotPassword', { ClientId: clientId, Username });
    await vi.waitUntil(() => pool.mails.length === 2);
    const old = pool.mails[1]?.code === code ? 'none' : code;
    expect((await reset(old)).body['__type']).toBe('CodeMismatchException');
  });
});

describe('changing the password', () => {
  const change = (AccessToken: string, changes: object = {}) =>
    pool.api('ChangePassword', {
      AccessToken,
      PreviousPassword: password,
      ProposedPassword: next,
      ...changes,
    });

  it('asks for the old one and keeps to the policy', async () => {
    const { accessToken } = await pool.cognito.admin.issueTokens(Username);
    const wrong = await change(accessToken, { PreviousPassword: 'Wrong-Password-1' });
    expect(wrong.body['__type']).toBe('NotAuthorizedException');
    for (const ProposedPassword of ['elevenchars', ' starts-with-space', 'x'.repeat(257)]) {
      const { body } = await change(accessToken, { ProposedPassword });
      expect(body['__type']).toBe('InvalidPasswordException');
    }
    expect((await change(accessToken)).status).toBe(200);
    expect((await pool.browser().signIn(Username, next)).status).toBe(302);
  });

  it('is no way to guess the old one', async () => {
    const { accessToken } = await pool.cognito.admin.issueTokens(Username);
    for (let guess = 0; guess < 5; guess += 1) {
      await change(accessToken, { PreviousPassword: `wrong ${guess}` });
    }
    expect((await change(accessToken)).body['__type']).toBe('LimitExceededException');
  });

  it('case 2: does not believe a token that the pool did not sign', async () => {
    const { accessToken, idToken } = await pool.cognito.admin.issueTokens(Username);
    const [header = '', claims = '', signature = ''] = accessToken.split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const hostile = [
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${header}.${claims}.${'A'.repeat(signature.length)}`,
      `${header}.${claims}`,
      pool.cognito.admin.signToken({ sub: 'x' }, { alg: 'HS256' }),
      pool.cognito.admin.signToken({ sub: 'x' }, { kid: 'other' }),
      idToken,
      'nonsense',
    ];
    for (const token of hostile) {
      const { status, body } = await change(token);
      expect([status, body['message']]).toEqual([400, 'Invalid Access Token']);
    }
    pool.clock.now += 900_000;
    expect((await change(accessToken)).body['message']).toBe('Access Token has expired');
  });
});
