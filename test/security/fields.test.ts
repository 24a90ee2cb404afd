import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Route } from '#shared/contract/route.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import type { FinishedCall } from '#local/front/create-front.ts';
import { shareOf } from '../support/share.ts';
import { newCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { createRequests } from '../features/index.ts';
import { makeScene } from '../world/scene.ts';
import { sendOverWire } from '../world/wire.ts';
import { startWorld } from '../world/world.ts';

const calls: FinishedCall[] = [];
const world = await startWorld({ onCall: (call) => calls.push(call) });
const { newPerson, ok, raw, runtime, staySignedIn } = world;
const table = openRawTable(world);
/** May do everything, so that nothing but the request itself is at fault. */
const admin = await newPerson('admins');
const requests = createRequests(world, admin);
const scene = await makeScene(world, admin);

type Sent = { params?: Record<string, string>; body?: Record<string, unknown> };
const inputs = new Map<string, Sent>();
for (const { id } of allRoutes) inputs.set(id, await requests[id as RouteId](scene));
const good = (id: string): Sent => inputs.get(id) ?? {};

const writes = allRoutes.filter(({ method }) => method !== 'GET');
async function writeHeaders() {
  await staySignedIn(admin);
  return {
    ...admin.headers,
    'content-type': 'application/json',
    'idempotency-key': randomUUID(),
  };
}

const fill = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

/** Sends a text as the body of a route that is otherwise well addressed. */
const write = async ({ id, method, path }: Route, body: string) =>
  raw({
    method,
    path: fill(path, good(id).params),
    headers: await writeHeaders(),
    body,
  });

const malformed = {
  status: 400,
  problem: { code: expect.stringMatching(/^(invalid|malformed)_request$/) },
};

describe('case 66: an id that is none', () => {
  const hostile = [
    '%23',
    'COURSE%23x',
    '|',
    '..',
    '%2e%2e',
    '%2F',
    '..%2F..',
    '%00',
    '%0a',
    '%20',
    '*',
    '$',
    '01J0000000000000000000000',
    '01J000000000000000000000000',
    '01j00000000000000000000000',
    '81J00000000000000000000000',
    '01J00000000000000000000000%0A',
    '%EF%BC%9001J0000000000000000000000',
    '01J00000000000000000000000%23PROFILE',
    'undefined',
    'null',
    '[object%20Object]',
    '__proto__',
    'x'.repeat(3000),
  ];
  const places = allRoutes.flatMap(({ id, method, path, params }) =>
    params
      ? [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ id, method, path, name }))
      : [],
  );

  /** A name is read by one schema wherever it stands: its first route takes all of them, each further one four others. */
  const met = new Map<string, number>();
  const tried = places.map((place) => {
    const before = met.get(place.name) ?? 0;
    met.set(place.name, before + 1);
    const some = (one: number) => hostile[(4 * before + one) % hostile.length] ?? '';
    return { ...place, values: before === 0 ? hostile : [0, 1, 2, 3].map(some) };
  });

  it.each(shareOf(tried, 'hostile ids'))(
    '$id reads nothing for a hostile $name',
    async ({ id, method, path, name, values }) => {
      const input = good(id);
      await runtime.drained();
      for (const value of values) {
        calls.length = 0;
        const answer = await sendOverWire(runtime.apiUrl, {
          method,
          path: fill(path, { ...input.params, [name]: value }),
          headers: Object.entries(await writeHeaders()).flat(),
          ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
        });
        expect(`${value.slice(0, 40)} ${answer.status}`).toMatch(/ (400|404)$/);
        // The caller is looked up; what is asked for is not.
        const read = calls.filter(({ service }) => service === 'dynamodb');
        expect(read.length).toBeLessThanOrEqual(1);
      }
    },
  );

  it.each(['', '%25%25', '%', '%zz'])(
    'an empty or broken id "%s" finds no route',
    async (value) => {
      const { status } = await sendOverWire(runtime.apiUrl, { path: `/courses/${value}` });
      expect([400, 404]).toContain(status);
    },
  );
});

describe('case 67: attributes that are not for people to write', () => {
  const internal = (
    'pk sk PK SK gsi1pk gsi1sk entity type ownerId userId courseId moduleId blockId mediaId role roles ' +
    'groups status state score version ttl expiresAt createdAt publishedAt enrolledAt completedAt count ' +
    'taken capacity doneBlocks students kind rank links can requestId rejection email teacherRequest ' +
    'rolesSyncedAt username deps actor now'
  ).split(' ');

  /** A body refuses what it does not name, whatever that is called: each route is sent eight others of them. */
  const tried = writes.map((route, place) => {
    const known = new Set(Object.keys((route.body as { shape?: object } | undefined)?.shape ?? {}));
    const unknown = internal.filter((one) => !known.has(one));
    return {
      ...route,
      names: Array.from({ length: 8 }, (_, one) => unknown[(8 * place + one) % unknown.length]),
    };
  });

  it.each(shareOf(tried, 'unknown names'))(
    '$id refuses eight of them',
    async ({ names, ...route }) => {
      const { body = {} } = good(route.id);
      const before = await table.dump();
      for (const name of names) {
        const answer = await write(route, JSON.stringify({ ...body, [String(name)]: 'x' }));
        expect({ name, ...answer }).toMatchObject(malformed);
      }
      expect(await table.dump()).toEqual(before);
    },
  );

  it('nor within a field, nor in the address', async () => {
    const before = await table.dump();
    const create = writes.find(({ id }) => id === 'courses.create') as Route;
    const nested = [
      { ...newCourse(), title: { en: 'A', pk: 'x' } },
      { ...newCourse(), effort: { weeks: 1, hours: 1, seats: 5 } },
      { ...newCourse(), price: { amount: 1, currency: 'EUR', discount: 1 } },
    ];
    for (const body of nested)
      expect(await write(create, JSON.stringify(body))).toMatchObject(malformed);
    for (const path of [
      '/courses?userId=x',
      '/courses?state=draft',
      '/me?userId=x',
      '/me/enrollments?all=true',
    ])
      expect(await raw({ method: 'GET', path, headers: admin.headers })).toMatchObject(malformed);
    expect(await table.dump()).toEqual(before);
  });
});

describe('case 68: keys that reach for a prototype', () => {
  const keys = ['__proto__', 'constructor', 'prototype'];

  it.each(shareOf(writes, 'prototypes'))('$id refuses them at every depth', async (route) => {
    const { body = {} } = good(route.id);
    const before = await table.dump();
    const text = JSON.stringify(body);
    for (const key of keys) {
      const planted = `"${key}":{"role":"admins","polluted":true}`;
      const documents = [
        text === '{}' ? `{${planted}}` : `{${planted},${text.slice(1)}`,
        `{"title":{"en":"A",${planted}}}`,
        ...(text.includes(':{') ? [text.replace(':{', `:{${planted},`)] : []),
      ];
      for (const document of documents)
        expect(await write(route, document)).toMatchObject({
          status: 400,
          problem: { code: 'malformed_request' },
        });
    }
    expect(await table.dump()).toEqual(before);
  });

  it('in the address they are unknown names', async () => {
    for (const key of [
      ...keys,
      '__proto__[role]',
      'constructor[prototype][role]',
      'toString',
      'hasOwnProperty',
    ])
      expect(
        await raw({ method: 'GET', path: `/courses?${key}=admins`, headers: admin.headers }),
      ).toMatchObject(malformed);
  });

  it('afterwards nobody has what they planted', async () => {
    const person = await newPerson();
    const me = await ok(person, 'accounts.getMe');
    expect(me.roles).toEqual(['students']);
    expect(Object.keys(me)).not.toContain('polluted');
  });
});

describe('case 69: a value of another type', () => {
  const others = [
    [],
    {},
    '',
    'true',
    'false',
    '1',
    0,
    1,
    -1,
    true,
    false,
    null,
    [null],
    { en: [] },
    [['x']],
  ];

  it.each(
    shareOf(
      writes.filter(({ body }) => body),
      'other types',
    ),
  )('$id takes no field for another type', async (route) => {
    const { body = {} } = good(route.id);
    const shape = Object.entries(
      (
        route.body as {
          shape?: Record<string, { safeParse: (value: unknown) => { success: boolean } }>;
        }
      ).shape ?? {},
    );
    const before = await table.dump();
    for (const [name, schema] of shape)
      for (const value of others) {
        if (schema.safeParse(value).success) continue;
        expect(await write(route, JSON.stringify({ ...body, [name]: value }))).toMatchObject(
          malformed,
        );
      }
    expect(await table.dump()).toEqual(before);
  });

  const searches =
    'limit= limit=true limit[]=1 limit=1&limit=2 limit=1&limit=1 q= q=a&q=b q[]=a hidden=false category= ' +
    'category=Technology level=beginner,advanced language=EN cursor= cursor=null';

  it.each(searches.split(' '))('an address with "%s" is refused', async (search) => {
    expect(await raw({ method: 'GET', path: `/courses?${search}` })).toMatchObject(malformed);
  });

  it('"false" is no boolean and "5" no number', async () => {
    const { courseId, moduleId, blockId } = scene;
    for (const body of [
      { preview: 'false' },
      { preview: 0 },
      { minutes: '5' },
      { minutes: [] },
      { minutes: '' },
    ])
      expect(
        await raw({
          method: 'PATCH',
          path: `/courses/${courseId}/modules/${moduleId}/blocks/${blockId}`,
          headers: await writeHeaders(),
          body: JSON.stringify({ version: 1, ...body }),
        }),
      ).toMatchObject(malformed);
  });
});
