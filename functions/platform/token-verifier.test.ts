import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, expect, test, vi } from 'vitest';
import { createTokenVerifier } from './token-verifier.ts';
import { rememberVerified } from './verified-tokens.ts';

const poolId = 'eu-west-1_Test0001';
const clientId = 'theclient';
const issuer = `https://cognito-idp.eu-west-1.amazonaws.com/${poolId}`;
const userId = randomUUID();
const keys = await generateKeyPair('RS256');
const stolen = await generateKeyPair('RS256');
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };

const fetched = vi.fn(async () => Response.json({ keys: [jwk] }));
vi.stubGlobal('fetch', fetched);
afterAll(() => void vi.unstubAllGlobals());

const verifier = createTokenVerifier({ userPoolId: poolId, clientId });
const now = () => Math.floor(Date.now() / 1000);

const access = (changes: JWTPayload = {}): JWTPayload => ({
  iss: issuer,
  sub: userId,
  username: userId,
  client_id: clientId,
  token_use: 'access',
  scope: 'openid',
  auth_time: 1_767_225_600,
  origin_jti: '0e7a0c5e-1d0a-4c8e-9f0a-3f5d7b1c2a4e',
  iat: now(),
  exp: now() + 900,
  ...changes,
});
const identity = (changes: JWTPayload = {}) =>
  access({ token_use: 'id', aud: clientId, client_id: undefined, ...changes });

const sign = (payload: JWTPayload, key = keys.privateKey, header = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(key);

test('a good access token tells who bears it, and their known groups', async () => {
  const token = await sign(access({ 'cognito:groups': ['students', 'teachers', 'others'] }));
  expect(await verifier.access(token, Date.now())).toEqual({
    userId,
    username: userId,
    roles: ['teachers', 'students'],
    issuedAt: expect.any(Number),
    sessionId: '1767225600.0e7a0c5e-1d0a-4c8e-9f0a-3f5d7b1c2a4e',
  });
});

test.each([
  ['case 3: of another pool', { iss: issuer.replace('Test', 'Else') }],
  ['case 3: of another client', { client_id: 'another' }],
  ['case 4: that is an ID token', { token_use: 'id', aud: clientId }],
  ['case 8: that is over', { exp: Math.floor(Date.now() / 1000) - 1 }],
  ['case 8: without an end', { exp: undefined }],
  ['case 8: from the future', { iat: Math.floor(Date.now() / 1000) + 600 }],
  ['case 8: that is not yet good', { nbf: Math.floor(Date.now() / 1000) + 600 }],
  ['of nobody', { sub: undefined }],
  ['of no sign-in', { origin_jti: undefined }],
  ['of a sign-in without a time', { auth_time: undefined }],
  ['of a sign-in whose name would reach into other keys', { origin_jti: 'a#b' }],
  ['of somebody whose id is none', { sub: '../admin' }],
])('%s: refused', async (_, changes) => {
  await expect(verifier.access(await sign(access(changes)), Date.now())).rejects.toThrow(
    'unauthenticated',
  );
});

test('case 2: without a signature, or with that of another key: refused, and no address of theirs is asked', async () => {
  const header = { jku: 'https://evil.example/keys', x5u: 'https://evil.example/x' };
  const hostile = [
    new UnsecuredJWT(access()).encode(),
    await sign(access(), stolen.privateKey),
    await sign(access(), stolen.privateKey, header),
    await sign(access(), stolen.privateKey, { jwk: await exportJWK(stolen.publicKey) }),
  ];
  for (const token of hostile)
    await expect(verifier.access(token, Date.now())).rejects.toThrow('unauthenticated');
  const asked = fetched.mock.calls as unknown as [string][];
  for (const [address] of asked) expect(address).toContain(poolId);
});

test.each([['admins'], [{ admins: true }], [['Admins']], [['admins\u200b']]])(
  'case 9: groups of %o are no role',
  async (groups) => {
    const token = await sign(access({ 'cognito:groups': groups }));
    expect((await verifier.access(token, Date.now())).roles).toEqual([]);
  },
);

test('case 5: an ID token is good for its own person alone', async () => {
  const token = await sign(identity());
  await verifier.identity(token, userId, Date.now());
  await expect(verifier.identity(token, randomUUID(), Date.now())).rejects.toThrow(
    'unauthenticated',
  );
  const endless = await sign(identity({ exp: undefined }));
  await expect(verifier.identity(endless, userId, Date.now())).rejects.toThrow('unauthenticated');
  await expect(verifier.identity(await sign(access()), userId, Date.now())).rejects.toThrow(
    'unauthenticated',
  );
});

test('case 8: a token that was good when it first came is refused once it is over', async () => {
  const [token, id] = await Promise.all([sign(access()), sign(identity())]);
  const at = (seconds: number) => Date.now() + seconds * 1000;
  const all = (time: number) =>
    Promise.all([verifier.access(token, time), verifier.identity(id, userId, time)]);
  await all(at(0));
  await all(at(890));
  await expect(verifier.access(token, at(901))).rejects.toThrow('unauthenticated');
  await expect(verifier.identity(id, userId, at(901))).rejects.toThrow('unauthenticated');
});

test('a token that differs in its signature alone is not taken for the good one', async () => {
  const token = await sign(access());
  await verifier.access(token, Date.now());
  const [, , signature] = (await sign(access(), stolen.privateKey)).split('.');
  const forged = [...token.split('.').slice(0, 2), signature].join('.');
  await expect(verifier.access(forged, Date.now())).rejects.toThrow('unauthenticated');
});

test('a good token is checked once, and a bad one each time', async () => {
  const verify = vi.fn(async (token: string) => {
    if (token === 'bad') throw new Error('unauthenticated');
    return { sub: userId };
  });
  const ask = rememberVerified(verify);
  await ask('good');
  await ask('good');
  await expect(ask('bad')).rejects.toThrow('unauthenticated');
  await expect(ask('bad')).rejects.toThrow('unauthenticated');
  expect(verify.mock.calls.flat()).toEqual(['good', 'bad', 'bad']);
});
