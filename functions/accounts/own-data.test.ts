import { describe, expect, test, vi } from 'vitest';
import type { ApiError } from '#shared/contract/client.ts';
import { defaultPreferences } from '#shared/policies/default-preferences.ts';
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

/** Somebody whose token says these groups, and how they call the API. */
async function person(groups: Role[] = ['students'], given: Partial<Profile> = {}) {
  const profile = profileOf(given);
  await table.commit([profiles.create(profile)]);
  pool.set(profile.username, groups);
  const { userId, username } = profile;
  const claims = { userId, username, roles: groups, issuedAt: Date.now() / 1000 };
  return { userId, call: handlerClient(handler, deps, claims) };
}
const admin = await person(['admins']);

const refusal = (answer: Promise<unknown>) =>
  answer.then(
    () => 'nothing was refused',
    (error: ApiError) => error.problem?.code,
  );

describe('a profile', () => {
  test('from before there were preferences shows what holds for everybody', async () => {
    const { userId, call } = await person();
    await table.update({
      Key: keys.profile(userId),
      UpdateExpression: 'REMOVE headline, #timeZone, preferences, deletionRequestedAt',
      ExpressionAttributeNames: { '#timeZone': 'timeZone' },
    });
    expect(await call('accounts.getMe')).toMatchObject({
      headline: null,
      timeZone: 'UTC',
      preferences: defaultPreferences,
      deletionRequestedAt: null,
    });
  });

  test('from before a choice there is now shows its default beside what was chosen', async () => {
    const { userId, call } = await person();
    await call('accounts.updateMe', {
      body: { version: 1, preferences: { ...defaultPreferences, theme: 'dark' } },
    });
    await table.update({
      Key: keys.profile(userId),
      UpdateExpression:
        'REMOVE preferences.celebrations, preferences.spacing, preferences.longerMessages',
    });
    expect(await call('accounts.getMe')).toMatchObject({
      preferences: { ...defaultPreferences, theme: 'dark' },
    });
  });

  test('keeps a headline, a time zone and preferences', async () => {
    const { call } = await person();
    const changes = {
      headline: 'Enfermera y formadora',
      timeZone: 'America/Mexico_City',
      preferences: { ...defaultPreferences, theme: 'dark', captions: true },
    } as const;
    await call('accounts.updateMe', { body: { version: 1, ...changes } });
    expect(await call('accounts.getMe')).toMatchObject(changes);
  });

  test.each(['Atlantis/Capital', 'UTC+25', '../etc', ''])(
    'takes no time zone that there is not: "%s"',
    async (timeZone) => {
      const { call } = await person();
      const update = call('accounts.updateMe', { body: { version: 1, timeZone } });
      expect(await refusal(update)).toBe('invalid_request');
    },
  );
});

describe('who wants to be deleted', () => {
  test('says so once, is seen by an admin, and may take it back', async () => {
    const { userId, call } = await person();
    const asked = await call('accounts.requestDeletion', { body: { version: 1 } });
    expect(asked.deletionRequestedAt).toMatch(/Z$/);
    expect(
      await refusal(call('accounts.requestDeletion', { body: { version: asked.version } })),
    ).toBe('request_pending');
    expect(await admin.call('accounts.getUser', { params: { userId } })).toMatchObject({
      deletionRequestedAt: asked.deletionRequestedAt,
    });
    expect(await call('accounts.cancelDeletion')).toMatchObject({ deletionRequestedAt: null });
    expect(await call('accounts.getMe')).toMatchObject({ deletionRequestedAt: null });
  });

  test('can take back what was never said', async () => {
    const { call } = await person();
    expect(await call('accounts.cancelDeletion')).toMatchObject({ version: 1 });
  });

  test('sees what stands now when something else was changed meanwhile', async () => {
    const { call } = await person();
    await call('accounts.updateMe', { body: { version: 1, bio: 'New' } });
    expect(await refusal(call('accounts.requestDeletion', { body: { version: 1 } }))).toBe(
      'stale_version',
    );
  });
});

describe('the role of a teacher', () => {
  const teaching = { teacherRequest: 'approved', roles: ['teachers', 'students'] } as const;

  /** A person who was made a teacher, and their request. */
  async function teacher() {
    const one = await person();
    await one.call('accounts.requestTeacherRole', { body: {} });
    const request = { params: { userId: one.userId } };
    await admin.call('accounts.decideTeacherRequest', {
      ...request,
      body: { decision: 'approved', version: 1 },
    });
    return { ...one, request };
  }

  test('is not asked for again by who has it', async () => {
    const { userId, call } = await teacher();
    expect(await profiles.get(table, userId)).toMatchObject(teaching);
    expect(await refusal(call('accounts.requestTeacherRole', { body: {} }))).toBe(
      'request_pending',
    );
  });

  test('may be asked for again once an admin took it, and be given again', async () => {
    const { call, request } = await teacher();
    const { version } = await admin.call('accounts.getUser', request);
    await admin.call('accounts.setRoles', { ...request, body: { roles: ['students'], version } });
    const again = await call('accounts.requestTeacherRole', { body: {} });
    expect(again).toMatchObject({ state: 'pending', version: 3 });
    await admin.call('accounts.decideTeacherRequest', {
      ...request,
      body: { decision: 'approved', version: again.version },
    });
    expect(await admin.call('accounts.getUser', request)).toMatchObject(teaching);
  });
});
