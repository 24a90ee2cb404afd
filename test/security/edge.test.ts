import { describe, expect, it } from 'vitest';
import { openRawTable } from '../world/raw-table.ts';
import { createRequests } from '../features/index.ts';
import { makeScene } from '../world/scene.ts';
import { headerList, sendOverWire, type WireRequest } from '../world/wire.ts';
import { startWorld } from '../world/world.ts';
import type { CallInput } from '#shared/contract/client.ts';
import { problemSchema } from '#shared/contract/errors.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';

let fails = false;
const world = await startWorld({
  hasSite: true,
  fault: () => (fails ? { kind: '500' } : undefined),
});
const { call, newPerson, raw, runtime } = world;
const table = openRawTable(world);
const student = await newPerson();
const admin = await newPerson('admins');

const edge = (request: WireRequest) => sendOverWire(runtime.siteUrl, request);
const gateway = (request: WireRequest) => sendOverWire(runtime.gatewayUrl, request);
const asStudent = headerList(student.headers);
const asAdmin = headerList(admin.headers);

describe('case 27: the way past the edge', () => {
  it('is closed: with good tokens and without the secret', async () => {
    const answer = await gateway({ path: '/api/v1/me', headers: asStudent });
    expect(answer).toMatchObject({ status: 403, json: { code: 'forbidden' } });
  });

  it.each(['', 'a guess', 'undefined', 'null'])(
    'is closed with the secret "%s"',
    async (secret) => {
      const headers = [...asStudent, 'x-origin-verify', secret];
      expect(await gateway({ path: '/api/v1/me', headers })).toMatchObject({ status: 403 });
    },
  );

  it('is closed on public routes too', async () => {
    expect(await gateway({ path: '/api/v1/courses' })).toMatchObject({ status: 403 });
  });

  it('cannot be opened at the edge: what a visitor says of the secret is overwritten', async () => {
    const headers = [...asStudent, 'x-origin-verify', 'a guess'];
    expect(await edge({ path: '/api/v1/me', headers })).toMatchObject({ status: 200 });
  });

  it('what a visitor says of where they come from has no effect and is in no log', async () => {
    const spoofed = [
      ['x-forwarded-for', '203.0.113.7'],
      ['cloudfront-viewer-address', '203.0.113.7:1'],
      ['cloudfront-viewer-country', 'XX'],
      ['x-forwarded-host', 'evil.example'],
      ['x-amz-cf-id', 'spoofed-by-a-visitor'],
      ['forwarded', 'for=203.0.113.7'],
      ['x-user-id', admin.userId],
      ['x-roles', 'admins'],
    ].flat();
    const headers = [...asStudent, ...spoofed];
    expect(await edge({ path: '/api/v1/admin/users', headers })).toMatchObject({ status: 403 });
    const { json } = await edge({ path: '/api/v1/me', headers });
    expect(json).toMatchObject({ userId: student.userId, roles: ['students'] });
    const logged = runtime.functions.logs.lines().map(({ text }) => text);
    expect(logged.join('\n')).not.toMatch(/203\.0\.113\.7|evil\.example|spoofed-by/);
  });
});

describe('case 28: another way to say the same', () => {
  const users = '/api/v1/admin/users';

  it.each([
    'x-http-method-override',
    'x-http-method',
    'x-method-override',
    'x-original-url',
    'x-rewrite-url',
    'x-forwarded-path',
  ])('the header %s changes nothing', async (name) => {
    const before = await table.dump();
    const value = name.includes('method') ? 'POST' : users;
    const headers = [...asStudent, name, value, 'content-type', 'application/json'];
    const answer = await edge({ path: '/api/v1/me', headers });
    expect(answer).toMatchObject({ status: 200, json: { userId: student.userId } });
    expect(await table.dump()).toEqual(before);
  });

  it.each(['HEAD', 'OPTIONS', 'TRACE', 'CONNECTED', 'PROPFIND'])(
    '%s on a closed path gives nothing away',
    async (method) => {
      const answer = await edge({ method, path: users, headers: asAdmin }).catch(() => undefined);
      expect([undefined, 400, 403, 404, 405]).toContain(answer?.status);
      expect(answer?.text ?? '').not.toContain('@');
      expect(answer?.text ?? '').not.toContain(asAdmin[1]);
    },
  );

  it.each([
    `/${users}`,
    '/api//v1/admin/users',
    '/api/v1//admin/users',
    '/api/v1/./admin/users',
    '/api/v1/me/../admin/users',
    '/api/v1/courses/../admin/users',
    '/api/v1/courses/%2e%2e/admin/users',
    `${users}/`,
    `${users}//`,
    '/API/V1/ADMIN/USERS',
    '/api/v1/Admin/Users',
    '/api/v1%2fadmin%2fusers',
    '/api/v1/admin%2Fusers',
    '/api/v1/admin%252Fusers',
    `${users};x=1`,
    '/api/v1;x/admin/users',
    `${users}.json`,
    `${users}%00`,
    `${users}%20`,
    `${users}%0a`,
    '/api/v1/admin\\users',
    '/api/v2/admin/users',
    '/%61pi/v1/%61dmin/users',
  ])('%s is no way around the gate', async (path) => {
    for (const headers of [[], asStudent]) {
      const answer = await edge({ path, headers });
      const isPage = answer.headers['content-type']?.startsWith('text/html') === true;
      expect(isPage || [400, 401, 403, 404].includes(answer.status)).toBe(true);
      expect(answer.text).not.toContain('@example.com');
    }
  });
});

describe('case 80: headers of every answer', () => {
  const long = 'x'.repeat(9000);
  const visits: [string, WireRequest, number][] = [
    ['a page', { path: '/' }, 0],
    ['a page within', { path: '/courses/some-course' }, 0],
    ['an address that is none', { path: '/foo' }, 404],
    ['a file that is not there', { path: '/assets/none.js' }, 0],
    ['a list', { path: '/api/v1/courses' }, 200],
    ['the own profile', { path: '/api/v1/me', headers: asStudent }, 200],
    ['a refusal without a token', { path: '/api/v1/me' }, 401],
    ['a refusal for lack of a role', { path: '/api/v1/admin/users', headers: asStudent }, 403],
    ['an unknown course', { path: '/api/v1/courses/01J00000000000000000000000' }, 404],
    ['a malformed id', { path: '/api/v1/courses/x' }, 400],
    ['an unknown path', { path: '/api/v1/nothing' }, 404],
    ['an unknown version', { path: '/api/v2/courses' }, 404],
    [
      'no JSON',
      { method: 'POST', path: '/api/v1/me/teacher-request', headers: asStudent, body: 'x' },
      415,
    ],
    ['an unknown method', { method: 'PROPFIND', path: '/api/v1/me' }, 405],
    [
      'headers that are too long',
      { path: '/api/v1/me', headers: ['x-long', long, 'x-longer', long] },
      431,
    ],
    ['an address that is too long', { path: `/api/v1/courses?q=${long}` }, 414],
  ];

  it.each(visits)('%s', async (_, request, status) => {
    const answer = await edge(request);
    if (status !== 0) expect(answer.status).toBe(status);
    const { headers } = answer;
    const csp = headers['content-security-policy'];
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(csp).toContain(directive);
    expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    const seconds = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(31_536_000);
    for (const name of ['server', 'x-powered-by', 'x-aspnet-version', 'set-cookie'])
      expect(headers).not.toHaveProperty(name);
    if (request.path.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store');
    if (headers['content-type']?.startsWith('text/html'))
      expect(headers['content-type']).toMatch(/charset=utf-8/i);
  });
});

describe('case 81: another site', () => {
  const json = ['content-type', 'application/json', 'idempotency-key', 'a-key-of-sixteen-letters'];

  it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1'])(
    'with the origin %s is given no leave to read',
    async (origin) => {
      for (const method of ['GET', 'OPTIONS']) {
        const headers = [...asStudent, 'origin', origin, 'access-control-request-method', 'POST'];
        const answer = await edge({ method, path: '/api/v1/me', headers });
        const names = Object.keys(answer.headers).filter((name) =>
          name.startsWith('access-control'),
        );
        expect(names).toEqual([]);
        if (method === 'OPTIONS') expect(answer.status).toBe(404);
      }
    },
  );

  it.each([
    ['text', 'text/plain', '{}'],
    ['a form', 'application/x-www-form-urlencoded', '{}='],
    ['a form with parts', 'multipart/form-data; boundary=x', '--x\r\n\r\n{}\r\n--x--'],
    ['text that looks like JSON', 'text/plain; application/json', '{}'],
    ['JSON of another kind', 'application/jsonp', '{}'],
  ])('cannot write by a form: %s', async (_, type, body) => {
    const before = await table.dump();
    const headers = [...asStudent, ...json.slice(2), 'content-type', type];
    const answer = await edge({
      method: 'POST',
      path: '/api/v1/me/teacher-request',
      headers,
      body,
    });
    expect(answer).toMatchObject({ status: 415, json: { code: 'unsupported_media_type' } });
    expect(await table.dump()).toEqual(before);
  });

  it('a cookie lets nobody in', async () => {
    const headers = ['cookie', `token=${asStudent[1]}; authorization=${asStudent[1]}`];
    expect(await edge({ path: '/api/v1/me', headers })).toMatchObject({ status: 401 });
  });

  it('reading changes nothing: every GET as everybody', async () => {
    const owner = await newPerson('teachers');
    const scene = await makeScene(world, owner);
    const requests = createRequests(world, admin);
    // Some requests are about something that has to be made first.
    const reads: [RouteId, CallInput<RouteId>][] = [];
    for (const { id, method } of allRoutes)
      if (method === 'GET') reads.push([id as RouteId, await requests[id as RouteId](scene)]);
    const before = await table.dump();
    for (const [id, input] of reads)
      for (const person of [null, student, owner, admin]) await call(person, id, input);
    expect(await table.dump()).toEqual(before);
  });
});

describe('case 82: the API behind the site', () => {
  it.each([
    ['/api/v1/me/x.css', 404],
    ['/api/v1/courses/x.html', 400],
    ['/api/v1/unknown', 404],
    ['/api/unknown', 404],
    ['/api/v2/courses', 404],
    ['/api/', 404],
    ['/api/v1/me', 401],
  ])('%s is never a page', async (path, status) => {
    const answer = await edge({ path, headers: ['accept', 'text/html'] });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(problemSchema.parse(answer.json).status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each(['DELETE', 'POST', 'OPTIONS'])(
    '%s on an address that has no such method is a problem document',
    async (method) => {
      const headers = [...asStudent, 'content-type', 'application/json'];
      const answer = await edge({ method, path: '/api/v1/openapi.json', headers });
      expect(problemSchema.parse(answer.json)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it('a fault of ours is a problem document too, and shows nothing of its insides', async () => {
    fails = true;
    const answer = await raw({ method: 'GET', path: '/me', headers: student.headers });
    fails = false;
    expect(answer).toMatchObject({ status: 503, problem: { code: 'busy' } });
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(Object.keys(answer.body as object).sort()).toEqual([
      'code',
      'requestId',
      'status',
      'title',
      'type',
    ]);
  });

  it('the failure of one is the answer of nobody else, nor their own a moment later', async () => {
    fails = true;
    const failed = await raw({ method: 'GET', path: '/me', headers: student.headers });
    fails = false;
    expect(failed.status).toBe(503);
    for (const person of [admin, student]) {
      const answer = await raw({ method: 'GET', path: '/me', headers: person.headers });
      expect(answer).toMatchObject({ status: 200, body: { userId: person.userId } });
    }
  });

  it('two people at the same address see themselves', async () => {
    for (const person of [student, admin, student]) {
      const answer = await raw({ method: 'GET', path: '/me', headers: person.headers });
      expect(answer).toMatchObject({ body: { userId: person.userId } });
      expect(answer.headers.get('age')).toBeNull();
    }
  });
});
