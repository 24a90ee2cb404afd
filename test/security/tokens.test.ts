import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportSPKI, importJWK, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import type { FinishedCall } from '#local/front/create-front.ts';
import { openRawTable } from '../world/raw-table.ts';
import { sendOverWire } from '../world/wire.ts';
import { startWorld, type Person } from '../world/world.ts';

const calls: FinishedCall[] = [];
const world = await startWorld({ onCall: (call) => calls.push(call) });
const { newPerson, raw, runtime } = world;
const table = openRawTable(world);

const student = await newPerson();
const teacher = await newPerson('teachers', 'Grace');
const admin = await newPerson('admins');

const accessTokenOf = ({ headers }: Person) => (headers.authorization ?? '').slice(7);
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as JWTPayload;
const headerOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
    kid: string;
    alg: string;
  };

const good = claimsOf(accessTokenOf(student));
const { kid } = headerOf(accessTokenOf(student));
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });

const now = () => Math.floor(Date.now() / 1000);
const signed = (changes: object, header: object = {}) =>
  runtime.cognito.admin.signToken({ ...good, ...changes }, header);
const forged = (claims: JWTPayload, header: object = {}) =>
  new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, ...header })
    .sign(stranger.privateKey);

const me = (headers: Record<string, string>) => raw({ method: 'GET', path: '/me', headers });
const bearer = (token: string) => me({ authorization: `Bearer ${token}` });
const users = (headers: Record<string, string>) =>
  raw({ method: 'GET', path: '/admin/users', headers });

const refused = { status: 401, problem: { code: 'unauthenticated' } };

/** Somebody who waits for the platform to fetch a key that an attacker named. */
const visits: string[] = [];
const listener = createServer((request, response) => {
  visits.push(request.url ?? '');
  response.end('{"keys":[]}');
}).listen(0, '127.0.0.1');
afterAll(() => listener.close());
const elsewhere = () => `http://127.0.0.1:${(listener.address() as AddressInfo).port}/keys`;

it('the good token, from which the bad ones are made, is let in', async () => {
  expect(await bearer(signed({}))).toMatchObject({ status: 200, body: { userId: good.sub } });
  expect(await users(admin.headers)).toMatchObject({ status: 200 });
});

describe('case 1: without a token', () => {
  const closed = allRoutes.filter(({ access }) => access !== 'public');

  it.each(closed)('nobody gets into $id', async ({ method, path }) => {
    const before = await table.dump();
    const answer = await raw({
      method,
      path: path.replace(/\{\w+\}/g, '01J00000000000000000000000'),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomBytes(12).toString('hex'),
      },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });
    expect(answer).toMatchObject(refused);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(await table.dump()).toEqual(before);
  });
});

describe('case 2: a token that the pool did not sign', () => {
  const poolKey = async () => {
    const [jwk] = (runtime.cognito.jwks() as { keys: object[] }).keys;
    return exportSPKI((await importJWK(jwk ?? {}, 'RS256', { extractable: true })) as CryptoKey);
  };
  const publicJwk = () => stranger.publicKey.export({ format: 'jwk' });

  const tokens: [string, () => string | Promise<string>][] = [
    ['is not signed at all', () => new UnsecuredJWT(good).encode()],
    ['says "none" and has a signature', () => `${new UnsecuredJWT(good).encode()}c2lnbmVk`],
    [
      'is signed with the public key as a secret',
      async () =>
        new SignJWT(good)
          .setProtectedHeader({ alg: 'HS256', kid })
          .sign(Buffer.from(await poolKey())),
    ],
    ['is signed with another key of the same name', () => forged(good)],
    ['is signed with a key of an unknown name', () => forged(good, { kid: 'unknown' })],
    ['has no name of a key', () => forged(good, { kid: undefined })],
    ['brings its key along', () => forged(good, { jwk: publicJwk() })],
    ['says where its key is', () => forged(good, { jku: elsewhere(), kid: 'theirs' })],
    ['says where its certificate is', () => forged(good, { x5u: elsewhere(), kid: 'theirs' })],
    ['names a key by a path', () => forged(good, { kid: '../../keys' })],
    [
      'carries other claims than were signed',
      () => {
        const [head, , signature] = signed({}).split('.');
        const body = Buffer.from(JSON.stringify({ ...good, sub: admin.userId })).toString(
          'base64url',
        );
        return `${head}.${body}.${signature}`;
      },
    ],
  ];

  it.each(tokens)('is refused where it %s', async (_, make) => {
    expect(await bearer(await make())).toMatchObject(refused);
    expect(visits).toEqual([]);
  });

  it('does not make the platform fetch keys again and again', async () => {
    calls.length = 0;
    for (let round = 0; round < 20; round += 1)
      await bearer(await forged(good, { kid: `unknown-${round}` }));
    const fetched = calls.filter(({ action }) => action === 'jwks');
    expect(fetched.length).toBeLessThanOrEqual(1);
    expect(await me(student.headers)).toMatchObject({ status: 200 });
  });
});

describe('case 3: a token that is good elsewhere', () => {
  it.each([
    ['another pool', { iss: `${good.iss}2` }],
    ['another app client', { client_id: 'another-client' }],
    ['no app client', { client_id: undefined }],
    ['an app client as a list', { client_id: [good.client_id] }],
  ])('is refused: %s', async (_, changes) => {
    const before = await table.dump();
    const headers = {
      authorization: `Bearer ${signed(changes)}`,
      'content-type': 'application/json',
      'idempotency-key': 'a-key-of-sixteen-letters',
    };
    const answer = await raw({ method: 'POST', path: '/me/teacher-request', headers, body: '{}' });
    expect(answer).toMatchObject(refused);
    expect(await table.dump()).toEqual(before);
  });

  it('is refused with the keys of its own pool', async () => {
    expect(await bearer(await forged({ ...good, iss: `${good.iss}2` }))).toMatchObject(refused);
  });
});

describe('cases 4 to 6: the two tokens of a request', () => {
  const idTokenOf = ({ headers }: Person) => headers['x-id-token'] ?? '';
  const withIdToken = (idToken: string) => ({ ...student.headers, 'x-id-token': idToken });

  it('case 4: an ID token opens nothing', async () => {
    expect(await bearer(idTokenOf(student))).toMatchObject(refused);
    expect(await bearer(signed({ token_use: 'id' }))).toMatchObject(refused);
    const dressedUp = { token_use: 'id', aud: good['client_id'] };
    expect(await bearer(signed(dressedUp))).toMatchObject(refused);
    expect(await bearer(signed({ token_use: undefined }))).toMatchObject(refused);
  });

  it('case 4: an access token is no ID token', async () => {
    expect(await me(withIdToken(accessTokenOf(student)))).toMatchObject(refused);
  });

  it('case 4: an ID token alone is not enough', async () => {
    expect(await me({ 'x-id-token': idTokenOf(student) })).toMatchObject(refused);
  });

  it("case 5: another person's genuine ID token is refused, told to the log and shows nothing", async () => {
    const answer = await me(withIdToken(idTokenOf(teacher)));
    expect(answer).toMatchObject(refused);
    const shown = JSON.stringify(answer.body);
    for (const secret of ['Grace', teacher.email, 'teachers']) expect(shown).not.toContain(secret);
    const noted = () =>
      runtime.functions.logs.lines().filter(({ fields }) => fields?.security === 'token_mismatch');
    await expect.poll(() => noted().length).toBeGreaterThan(0);
    expect(noted().some(({ text }) => text.includes(teacher.email))).toBe(false);
  });

  it('case 6: groups in an ID token open nothing, forged or genuine', async () => {
    const own = claimsOf(idTokenOf(student));
    const unsigned = new UnsecuredJWT({ ...own, 'cognito:groups': ['admins'] }).encode();
    expect(await users(withIdToken(unsigned))).toMatchObject(refused);
    expect(
      await users(withIdToken(await forged({ ...own, 'cognito:groups': ['admins'] }))),
    ).toMatchObject(refused);
    const genuine = runtime.cognito.admin.signToken({ ...own, 'cognito:groups': ['admins'] });
    expect(await users(withIdToken(genuine))).toMatchObject({ status: 403 });
    expect(await me(withIdToken(genuine))).toMatchObject({ body: { roles: ['students'] } });
  });
});

describe('case 7: headers that say two things', () => {
  const own = student.headers.authorization ?? '';
  const others = admin.headers.authorization ?? '';
  const odd: [string, string[]][] = [
    ['two tokens, own first', ['authorization', own, 'authorization', others]],
    ['two tokens, own last', ['authorization', others, 'authorization', own]],
    ['the same token twice', ['authorization', own, 'authorization', own]],
    ['tokens joined by a comma', ['authorization', `${own}, ${others}`]],
    [
      'tokens joined by a comma without their scheme',
      ['authorization', `${own},${others.slice(7)}`],
    ],
    [
      'two ID tokens',
      [
        'authorization',
        own,
        'x-id-token',
        student.headers['x-id-token'] ?? '',
        'x-id-token',
        admin.headers['x-id-token'] ?? '',
      ],
    ],
    ['a scheme in lower case', ['authorization', own.replace('Bearer', 'bearer')]],
    ['two blanks', ['authorization', own.replace(' ', '  ')]],
    ['a tab', ['authorization', own.replace(' ', '\t')]],
    ['no scheme', ['authorization', own.slice(7)]],
    ['another scheme', ['authorization', own.replace('Bearer', 'Basic')]],
    ['nothing', ['authorization', '']],
    ['a good token and an empty ID token', ['authorization', own, 'x-id-token', '']],
  ];

  it.each(odd)('are refused: %s', async (_, headers) => {
    const { status } = await sendOverWire(runtime.apiUrl, { path: '/me', headers });
    expect(status).toBe(401);
    const open = await sendOverWire(runtime.apiUrl, { path: '/courses', headers });
    expect(open.status).toBe(401);
  });
});

describe('case 8: a token out of its time', () => {
  it.each([
    ['ended a second ago', { exp: now() - 1 }],
    ['ends never', { exp: undefined }],
    ['ends at a text', { exp: String(now() + 600) }],
    ['ends at a list', { exp: [now() + 600] }],
    ['ends at null', { exp: null }],
    ['begins in ten minutes', { nbf: now() + 600 }],
    ['was issued in ten minutes', { iat: now() + 600 }],
    ['was issued never', { iat: undefined }],
    ['was issued at a text', { iat: 'today' }],
  ])('is refused: it %s', async (_, changes) => {
    expect(await bearer(signed(changes))).toMatchObject(refused);
  });

  it('is let in where the clocks are a little apart', async () => {
    expect(await bearer(signed({ iat: now() + 30 }))).toMatchObject({ status: 200 });
  });

  it('is refused with an ID token that ended, or ends never', async () => {
    const own = claimsOf(student.headers['x-id-token'] ?? '');
    for (const exp of [now() - 1, undefined]) {
      const idToken = runtime.cognito.admin.signToken({ ...own, exp });
      expect(await me({ ...student.headers, 'x-id-token': idToken })).toMatchObject(refused);
    }
  });
});

describe('case 9: groups that are not what they should be', () => {
  const many = Array.from({ length: 500 }, (_, at) => `g${at}`);

  it.each([
    ['a text', 'admins'],
    ['texts with a comma', 'students,admins'],
    ['an object', { admins: true }],
    ['a list in a list', [['admins']]],
    ['another case', ['Admins', 'ADMINS']],
    ['a blank behind', ['admins ']],
    ['a hidden letter', ['admins\u200b']],
    ['a look-alike', ['\u0430dmins']],
    ['a number', 1],
    ['five hundred others', many],
  ])('give no right, even to somebody whom the pool has in the group: %s', async (_, groups) => {
    const claims = { ...claimsOf(accessTokenOf(admin)), 'cognito:groups': groups };
    const token = runtime.cognito.admin.signToken(claims);
    const headers = { authorization: `Bearer ${token}` };
    expect(await users(headers)).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
    expect(await me(headers)).toMatchObject({ status: 200, body: { roles: ['students'] } });
  });

  it('give no right, however well formed, that the pool does not know of', async () => {
    const headers = { authorization: `Bearer ${signed({ 'cognito:groups': ['admins'] })}` };
    expect(await users(headers)).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
  });
});
