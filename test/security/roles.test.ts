import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import { allRoutes, type RouteId } from '#shared/contract/index.ts';
import type { LogLine } from '#local/lambda/log-buffer.ts';
import { openIdentityApi } from '../world/identity-api.ts';
import { openRawTable } from '../world/raw-table.ts';
import { createRequests } from '../features/index.ts';
import { makeScene } from '../world/scene.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = openRawTable(world);
const admin = await newPerson('admins');
const owner = await newPerson('teachers');
const requests = createRequests(world, admin);

const versionOf = async ({ userId }: Person) =>
  (await ok(admin, 'accounts.getUser', { params: { userId } })).version;
const setRoles = async (actor: Person, { userId }: Person, roles: string[], version: number) =>
  call(actor, 'accounts.setRoles', {
    params: { userId },
    body: { roles, version },
  } as CallInput<'accounts.setRoles'>);

/** A call of the pool as a browser makes it. */
const { ask: askPool, signUpClientId } = openIdentityApi(world);

const signUp = (Username: string, email: string, attributes: Record<string, string>) =>
  askPool('SignUp', {
    ClientId: signUpClientId,
    Username,
    Password: 'a long enough password',
    UserAttributes: Object.entries({
      email,
      given_name: 'Eve',
      family_name: 'Sly',
      ...attributes,
    }).map(([Name, Value]) => ({ Name, Value })),
  });

describe('case 25: nobody gives themselves a role', () => {
  it.each([
    'roles',
    'role',
    'groups',
    'status',
    'email',
    'userId',
    'teacherRequest',
    'primaryRole',
  ])(
    'a person who sends "%s" with their profile is refused, and nothing changes',
    async (field) => {
      const person = await newPerson();
      const before = await table.dump();
      const answer = await call(person, 'accounts.updateMe', {
        body: { version: 1, [field]: 'admins' },
      });
      expect(answer).toMatchObject({ status: 400, problem: { code: 'invalid_request' } });
      expect(await table.dump()).toEqual(before);
    },
  );

  it.each([
    ['custom:role', 'admin'],
    ['cognito:groups', 'admins'],
    ['custom:requested_role', 'admin'],
  ])('nobody signs up with %s "%s"', async (name, value) => {
    const { status } = await signUp(randomUUID(), 'eve@example.com', { [name]: value });
    expect(status).toBe(400);
  });

  it('who signs up as a teacher is a student until an admin decides', async () => {
    const email = 'wants-to-teach@example.com';
    const Username = randomUUID();
    expect(await signUp(Username, email, { 'custom:requested_role': 'teacher' })).toMatchObject({
      status: 200,
    });
    const ConfirmationCode = runtime.outbox.list().find(({ to }) => to.includes(email))?.code;
    const confirmed = { ClientId: signUpClientId, Username, ConfirmationCode };
    expect(await askPool('ConfirmSignUp', confirmed)).toMatchObject({ status: 200 });
    const person = await world.signIn(email);
    expect(await ok(person, 'accounts.getMe')).toMatchObject({
      roles: ['students'],
      teacherRequest: 'pending',
    });
    expect(await call(person, 'courses.listTaught')).toMatchObject({ status: 403 });
  });

  it.each(['students', 'teachers'] as const)('one of the %s cannot make admins', async (role) => {
    const person = await newPerson(role);
    const before = await table.dump();
    expect(await setRoles(person, person, ['admins'], 1)).toMatchObject({ status: 403 });
    expect(await table.dump()).toEqual(before);
  });

  it('an admin cannot leave their own group', async () => {
    const person = await newPerson('admins');
    const before = await table.dump();
    expect(await setRoles(person, person, ['students'], 1)).toMatchObject({
      status: 409,
      problem: { code: 'last_admin' },
    });
    expect(await table.dump()).toEqual(before);
  });

  it('an admin cannot suspend themselves', async () => {
    const answer = await call(admin, 'accounts.setStatus', {
      params: { userId: admin.userId },
      body: { status: 'suspended', version: await versionOf(admin) },
    });
    expect(answer).toMatchObject({ status: 409, problem: { code: 'last_admin' } });
  });

  it('of two admins who remove each other at once, one remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await newPerson('admins'), await newPerson('admins')];
      const answers = await Promise.all([
        setRoles(one, two, ['students'], 1),
        setRoles(two, one, ['students'], 1),
      ]);
      const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
      expect(statuses[0]).toBe(200);
      expect([403, 409]).toContain(statuses[1]);
    }
  });

  it('a change of roles is told to the log, without names', async () => {
    await runtime.drained();
    const noted: LogLine[] = [];
    const hearNoMore = runtime.functions.logs.subscribe((line) => {
      if (line.fields?.security === 'role_changed') noted.push(line);
    });
    const person = await newPerson();
    expect(await setRoles(admin, person, ['teachers'], 1)).toMatchObject({ status: 200 });
    // Who changed them is told, and so is what brings them to the pool, in whichever order.
    await expect
      .poll(() => noted.map(({ fields }) => fields))
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ to: 'teachers' }),
          expect.objectContaining({ won: ['teachers'], lost: ['students'] }),
        ]),
      );
    hearNoMore();
    for (const { text } of noted)
      for (const secret of [person.email, person.userId, admin.userId])
        expect(text).not.toContain(secret);
  });
});

describe('case 26: what is for admins alone', () => {
  const denied: RouteId[] = [
    'accounts.listUsers',
    'accounts.countUsers',
    'accounts.getUser',
    'accounts.setStatus',
    'accounts.setRoles',
    'accounts.getErasure',
    'accounts.orderErasure',
    'accounts.cancelErasure',
    'accounts.listTeacherRequests',
    'accounts.decideTeacherRequest',
    'courses.getFeatured',
    'courses.setFeatured',
    'courses.getPaymentText',
    'courses.setPaymentText',
  ];

  it('is this list', () => {
    const admins = allRoutes.filter(
      ({ access }) => Array.isArray(access) && access.join() === 'admins',
    );
    expect(admins.map(({ id }) => id)).toEqual(denied);
  });

  it.each(denied)('a teacher gets nothing from %s', async (id) => {
    const scene = await makeScene(world, owner);
    const input = await requests[id](scene);
    const before = await table.dump();
    for (const person of [owner, scene.person]) {
      const answer = await call(person, id, input as CallInput<typeof id>);
      expect(answer).toMatchObject({ status: 403, problem: { code: 'forbidden' } });
      expect(JSON.stringify(answer.body)).not.toContain('@');
    }
    expect(await table.dump()).toEqual(before);
  });

  it('a learner authors nothing', async () => {
    const scene = await makeScene(world, owner);
    const before = await table.dump();
    for (const id of [
      'courses.create',
      'courses.update',
      'courses.setState',
      'lessons.createModule',
      'lessons.updateModule',
      'lessons.createBlocks',
      'lessons.updateBlock',
      'media.createUpload',
    ] as const) {
      const input = await requests[id](scene);
      expect(await call(scene.person, id, input as CallInput<typeof id>)).toMatchObject({
        status: 403,
      });
    }
    expect(await table.dump()).toEqual(before);
  });
});

describe('a denial', () => {
  it('is logged with a mark of who it was, the same each time, and with nothing else of them', async () => {
    const [eve, mallory] = [await newPerson(), await newPerson()];
    const denials = () =>
      runtime.functions.logs.lines().filter(({ fields }) => fields?.security === 'authz_denied');
    const before = denials().length;
    for (const person of [eve, eve, mallory])
      expect(await call(person, 'accounts.listUsers', { query: { q: 'test' } })).toMatchObject({
        status: 403,
      });
    await expect.poll(() => denials().length - before).toBe(3);
    const lines = denials().slice(before);
    const marks = lines.map(({ fields }) => fields?.person);
    expect(marks[0]).toMatch(/^[\w-]{16}$/);
    expect(new Set(marks).size).toBe(2);
    for (const { text } of lines)
      for (const { userId, email, username } of [eve, mallory])
        for (const own of [userId, email, username]) expect(text).not.toContain(own);
  });
});
