import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import type { Role } from '#shared/schemas/roles.ts';
import { keys } from '#functions/data/keys.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { logger } from '#functions/platform/logger.ts';
import { fakeDeps } from '#test/support/fake-deps.ts';
import { handlerClient } from '#test/support/handler-client.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';

const table = await startTable();
/** The pool's word, by username. */
const pool = new Map<string, Role[]>();
const deps = fakeDeps(table, (username) => pool.get(username) ?? []);
vi.stubEnv('MEDIA_ORIGIN', 'https://files.test');
vi.stubEnv('USER_POOL_ID', 'eu-west-1_Test0001');
vi.stubEnv('ORIGIN_SECRET', 'a secret of the tests');
vi.doMock('#functions/api/base-deps.ts', () => ({ createBaseDeps: () => deps }));
const { handler } = await import('./index.ts');
vi.spyOn(logger, 'info').mockImplementation(() => {});
vi.spyOn(logger, 'warn').mockImplementation(() => {});

/** Somebody with a profile and a fresh token of these groups, and how they call the API. */
async function person(groups: Role[], given: Partial<Profile> = {}) {
  const profile = profileOf(given);
  await table.commit([profiles.create(profile)]);
  pool.set(profile.username, groups);
  const { userId, username } = profile;
  const claims = { userId, username, roles: groups, issuedAt: Date.now() / 1000 };
  return { userId, call: handlerClient(handler, deps, claims) };
}
const admin = await person(['admins']);

const stored = async (userId: string) => (await profiles.get(table, userId)) as Profile;

async function refusalOf(answer: Promise<unknown>) {
  const error = await answer.then(
    () => null,
    (refused: unknown) => refused,
  );
  if (!(error instanceof ApiError)) throw new Error('The API did not refuse', { cause: error });
  return { status: error.status, code: error.problem?.code, current: error.problem?.current };
}
const codeOf = async (answer: Promise<unknown>): Promise<ErrorCode | undefined> =>
  (await refusalOf(answer)).code;

describe('people', () => {
  test('see themselves with the roles in force', async () => {
    const teacher = await person(['teachers', 'students']);
    expect(await teacher.call('accounts.getMe')).toMatchObject({
      userId: teacher.userId,
      roles: ['teachers', 'students'],
      primaryRole: 'teachers',
      teacherRequest: null,
    });
  });

  test('are students where the pool has them in no group', async () => {
    const nobody = await person([]);
    expect(await nobody.call('accounts.getMe')).toMatchObject({
      roles: ['students'],
      primaryRole: 'students',
    });
  });

  test('are not found before their profile is made, and reading makes none', async () => {
    const { userId, username } = profileOf();
    const claims = { userId, username, roles: [], issuedAt: 0 };
    const stranger = handlerClient(handler, deps, claims);
    expect(await codeOf(stranger('accounts.getMe'))).toBe('not_found');
    expect(await profiles.get(table, userId)).toBeNull();
  });

  test('edit some fields and keep the others', async () => {
    const { call } = await person(['students'], { phone: '+34600000000' });
    const edited = await call('accounts.updateMe', { body: { version: 1, bio: 'Hola' } });
    expect(edited).toMatchObject({ bio: 'Hola', phone: '+34600000000', version: 2 });
    expect(await call('accounts.getMe')).toEqual(edited);
  });

  test('who edit from an old version are shown what stands now', async () => {
    const { call } = await person(['students']);
    await call('accounts.updateMe', { body: { version: 1, bio: 'First' } });
    expect(
      await refusalOf(call('accounts.updateMe', { body: { version: 1, bio: 'Second' } })),
    ).toMatchObject({
      status: 409,
      code: 'stale_version',
      current: { bio: 'First', version: 2, roles: ['students'] },
    });
  });

  test('of whose parallel edits one wins, and the others learn what it was', async () => {
    const { call, userId } = await person(['students']);
    const edits = ['a', 'b', 'c', 'd', 'e'].map((bio) =>
      call('accounts.updateMe', { body: { version: 1, bio } }).then(
        () => null,
        (error: ApiError) => error.problem,
      ),
    );
    const refused = (await Promise.all(edits)).filter((problem) => problem !== null);
    const { bio, version } = await stored(userId);
    expect(version).toBe(2);
    expect(refused).toHaveLength(4);
    for (const problem of refused)
      expect(problem).toMatchObject({ code: 'stale_version', current: { bio, version: 2 } });
  });

  test.each([{ roles: ['admins'] }, { status: 'active' }, { userId: 'x' }, { email: 'a@b.c' }])(
    'case 25: cannot write %o of themselves',
    async (hostile) => {
      const { call, userId } = await person(['students']);
      const body = { version: 1, ...hostile } as { version: number };
      expect(await codeOf(call('accounts.updateMe', { body }))).toBe('invalid_request');
      expect((await stored(userId)).version).toBe(1);
    },
  );
});

describe('a request to teach', () => {
  const decide = (userId: string, version: number, decision: 'approved' | 'declined') =>
    admin.call('accounts.decideTeacherRequest', {
      params: { userId },
      body: { decision, version },
    });

  test('is pending once, and an admin sees whose it is', async () => {
    const { call, userId } = await person(['students'], { firstName: 'Eva', lastName: 'Gil' });
    const request = await call('accounts.requestTeacherRole');
    expect(request).toMatchObject({ userId, name: 'Eva Gil', state: 'pending', version: 1 });
    expect(await call('accounts.getMe')).toMatchObject({ teacherRequest: 'pending' });
    expect(await codeOf(call('accounts.requestTeacherRole'))).toBe('request_pending');
    const { items } = await admin.call('accounts.listTeacherRequests', { query: { limit: '100' } });
    expect(items).toContainEqual(request);
  });

  test('that many tabs send at once is made once', async () => {
    const { call } = await person(['students']);
    const codes = await Promise.all(
      Array.from({ length: 6 }, () =>
        call('accounts.requestTeacherRole').then(
          () => 'made',
          (error: ApiError) => error.problem?.code,
        ),
      ),
    );
    expect(codes.filter((code) => code === 'made')).toHaveLength(1);
    expect(codes.filter((code) => code === 'request_pending')).toHaveLength(5);
  });

  test('when approved adds the role to those that the pool has, at once in the table', async () => {
    const { call, userId } = await person(['admins', 'students']);
    await call('accounts.requestTeacherRole');
    expect(await decide(userId, 1, 'approved')).toMatchObject({ state: 'approved', version: 2 });
    expect(await stored(userId)).toMatchObject({
      roles: ['admins', 'teachers', 'students'],
      rolesSyncedAt: null,
      teacherRequest: 'approved',
    });
    expect(await codeOf(call('accounts.requestTeacherRole'))).toBe('request_pending');
  });

  test('when declined changes no role, and may be made again after a month', async () => {
    const { call, userId } = await person(['students']);
    await call('accounts.requestTeacherRole');
    await decide(userId, 1, 'declined');
    expect(await stored(userId)).toMatchObject({ roles: null, teacherRequest: 'declined' });
    expect(await codeOf(call('accounts.requestTeacherRole'))).toBe('request_too_soon');
    await table.update({
      Key: keys.teacherRequest(userId),
      UpdateExpression: 'SET decidedAt = :long',
      ExpressionAttributeValues: { ':long': '2020-01-01T00:00:00.000Z' },
    });
    expect(await call('accounts.requestTeacherRole')).toMatchObject({
      state: 'pending',
      version: 3,
    });
    expect(await refusalOf(decide(userId, 1, 'approved'))).toMatchObject({
      code: 'stale_version',
      current: { state: 'pending', version: 3 },
    });
  });

  test('is decided once, whoever of two admins is first', async () => {
    const { call, userId } = await person(['students']);
    const other = await person(['admins']);
    await call('accounts.requestTeacherRole');
    const body = { decision: 'approved', version: 1 } as const;
    const answers = await Promise.allSettled([
      admin.call('accounts.decideTeacherRequest', { params: { userId }, body }),
      other.call('accounts.decideTeacherRequest', { params: { userId }, body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await codeOf(decide(userId, 2, 'declined'))).toBe('request_decided');
  });

  test('that nobody made cannot be decided', async () => {
    const { userId } = await person(['students']);
    expect(await codeOf(decide(userId, 1, 'approved'))).toBe('not_found');
  });

  test('survives an edit of the profile that comes in between', async () => {
    const { call, userId } = await person(['students']);
    await call('accounts.requestTeacherRole');
    const [decided] = await Promise.all([
      decide(userId, 1, 'approved'),
      ...[1, 2, 3].map((version) =>
        call('accounts.updateMe', { body: { version, bio: 'Now' } }).catch(() => null),
      ),
    ]);
    expect(decided.state).toBe('approved');
    expect((await stored(userId)).roles).toContain('teachers');
  });
});

describe('an admin', () => {
  const setRoles = (by: typeof admin, userId: string, roles: Role[], version = 1) =>
    by.call('accounts.setRoles', { params: { userId }, body: { roles, version } });
  const setStatus = (by: typeof admin, userId: string, status: Profile['status'], version = 1) =>
    by.call('accounts.setStatus', { params: { userId }, body: { status, version } });

  test('sets roles, each once, and notes that the pool has yet to hear', async () => {
    const { userId } = await person(['students']);
    const user = await setRoles(admin, userId, ['students', 'teachers', 'students']);
    expect(user).toMatchObject({ roles: ['teachers', 'students'], version: 2 });
    expect(await stored(userId)).toMatchObject({ rolesSyncedAt: null });
    expect(await admin.call('accounts.getUser', { params: { userId } })).toEqual({
      ...user,
      inForce: ['teachers', 'students'],
    });
  });

  test.each<[string, Role[], Role[]]>([
    ['the groups of the pool', ['teachers'], ['teachers']],
    ['a student where there are none', [], ['students']],
  ])('sees of who has no roles set here %s', async (_, groups, inForce) => {
    const { userId } = await person(groups);
    expect(await admin.call('accounts.getUser', { params: { userId } })).toMatchObject({
      roles: null,
      inForce,
    });
    const { items } = await admin.call('accounts.listUsers', { query: { limit: '100' } });
    expect(items.find((one) => one.userId === userId)).toMatchObject({ roles: null, inForce });
  });

  test('who sets roles from an old version is shown the person as they are now', async () => {
    const { userId } = await person(['students']);
    await setRoles(admin, userId, ['teachers']);
    expect(await refusalOf(setRoles(admin, userId, ['students']))).toMatchObject({
      status: 409,
      code: 'stale_version',
      current: { userId, roles: ['teachers'], version: 2 },
    });
  });

  test('suspends a person, whose very next request is refused, and lets them in again', async () => {
    const { call, userId } = await person(['students']);
    await setStatus(admin, userId, 'suspended');
    expect(await codeOf(call('accounts.getMe'))).toBe('account_suspended');
    await setStatus(admin, userId, 'active', 2);
    expect(await call('accounts.getMe')).toMatchObject({ userId });
  });

  test('case 25: cannot leave the admins, nor suspend themselves', async () => {
    const { userId } = admin;
    expect(await codeOf(setRoles(admin, userId, ['teachers']))).toBe('last_admin');
    expect(await codeOf(setStatus(admin, userId, 'suspended'))).toBe('last_admin');
    expect(await stored(userId)).toMatchObject({ roles: null, status: 'active', version: 1 });
  });

  test('can take another role beside their own', async () => {
    const both = await person(['admins']);
    expect(await setRoles(both, both.userId, ['teachers', 'admins'])).toMatchObject({
      roles: ['admins', 'teachers'],
    });
    expect(await both.call('accounts.getMe')).toMatchObject({ roles: ['admins'] });
  });

  test('case 25: and another who remove each other at once leave exactly one', async () => {
    for (let round = 0; round < 50; round += 1) {
      const [one, two] = await Promise.all([person(['admins']), person(['admins'])]);
      // By turns through the roles and through the status, which guard each other.
      const remove = (by: typeof admin, whom: string, turn: number) =>
        turn % 2 ? setStatus(by, whom, 'suspended') : setRoles(by, whom, ['students']);
      const answers = await Promise.allSettled([
        remove(one, two.userId, round),
        remove(two, one.userId, round >> 1),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const left = [await stored(one.userId), await stored(two.userId)].filter(
        ({ status, roles }) => status === 'active' && roles === null,
      );
      expect(left).toHaveLength(1);
    }
  });

  test('case 10: who was removed is refused with the token of before, before the pool has heard', async () => {
    const removed = await person(['admins']);
    await setRoles(admin, removed.userId, ['students']);
    expect(await codeOf(removed.call('accounts.listUsers'))).toBe('forbidden');
    expect(await codeOf(setRoles(removed, removed.userId, ['admins'], 2))).toBe('forbidden');
  });

  test('leaves a trace of who changed whose roles, without their names', async () => {
    const { userId } = await person(['students'], { firstName: 'Secreta' });
    vi.mocked(logger.info).mockClear();
    await setRoles(admin, userId, ['teachers']);
    const lines = JSON.stringify(vi.mocked(logger.info).mock.calls);
    expect(lines).toContain('"security":"role_changed"');
    expect(lines).not.toContain('Secreta');
    expect(lines).not.toContain(userId);
    expect(lines).not.toContain(admin.userId);
  });

  test('reads everybody by last name, page by page', async () => {
    const lastNames = ['Álvarez', 'alvarado', ...Array.from({ length: 43 }, () => 'Zea')];
    await Promise.all(lastNames.map((lastName) => person(['students'], { lastName })));
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await admin.call('accounts.listUsers', {
        query: { limit: '20', ...(cursor ? { cursor } : {}) },
      });
      names.push(...page.items.map(({ lastName }) => lastName));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names.slice(0, 2)).toEqual(['alvarado', 'Álvarez']);
    expect(names.filter((name) => name === 'Zea')).toHaveLength(43);
  });

  test('an answer that was lost is given again, and the change happens once', async () => {
    const { userId } = await person(['students']);
    const again = {
      params: { userId },
      body: { roles: ['teachers' as const], version: 1 },
      idempotencyKey: 'the-same-key-each-time',
    };
    const first = await admin.call('accounts.setRoles', again);
    expect(await admin.call('accounts.setRoles', again)).toEqual(first);
    expect((await stored(userId)).version).toBe(2);
  });
});

test.each(['accounts.listUsers', 'accounts.listTeacherRequests'] as const)(
  'case 25: %s is for admins alone',
  async (route) => {
    const teacher = await person(['teachers']);
    expect(await codeOf(teacher.call(route))).toBe('forbidden');
    expect(await codeOf(handlerClient(handler, deps, null)(route))).toBe('unauthenticated');
  },
);
