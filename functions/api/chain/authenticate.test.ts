import { describe, expect, test, vi } from 'vitest';
import { knownRoles, type Role } from '#shared/schemas/roles.ts';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { logger } from '#functions/platform/logger.ts';
import { personHash } from '#functions/platform/person-hash.ts';
import type { Call } from '../call.ts';
import { fakeDeps, fakeToken } from '#test/support/fake-deps.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import { authenticate } from './authenticate.ts';

const table = await startTable();
const syncedAt = '2026-03-01T12:00:00.000Z';
const syncedSecond = Date.parse(syncedAt) / 1000;
const warned = vi.spyOn(logger, 'warn').mockImplementation(() => {});

const callWith = (headers: Record<string, string | undefined>) =>
  ({ event: { headers }, now: Date.parse(syncedAt) }) as unknown as Call;

type Scene = {
  token: Role[];
  issuedAt?: number;
  pool?: Role[];
  profile?: Partial<Profile> | null;
};

/** The person that a token, the pool's word and a profile add up to; and whether the pool was asked. */
async function take({ token, issuedAt = syncedSecond + 1, pool = token, profile = {} }: Scene) {
  const person = profileOf(profile ?? {});
  if (profile) await table.commit([profiles.create(person)]);
  const membership = vi.fn(() => pool);
  const { userId, username } = person;
  const bearer = fakeToken({ userId, username, roles: token, issuedAt });
  const actor = await authenticate(
    callWith({ authorization: `Bearer ${bearer}` }),
    fakeDeps(table, membership),
  );
  return { roles: actor?.roles, asked: membership.mock.calls.length, profile: actor?.profile };
}

describe('roles in force', () => {
  test('a student is believed without asking the pool: a herd of learners never meets its quota', async () => {
    expect(await take({ token: ['students'] })).toMatchObject({ roles: ['students'], asked: 0 });
  });

  test('case 10: a staff group that the pool took away counts no more', async () => {
    expect(await take({ token: ['admins', 'students'], pool: ['students'] })).toMatchObject({
      roles: ['students'],
      asked: 1,
    });
  });

  test('a group that the pool added waits for a token that says so', async () => {
    const { roles } = await take({ token: ['teachers'], pool: ['admins', 'teachers'] });
    expect(roles).toEqual(['teachers']);
  });

  test.each([
    ['while the pool has not heard', null, syncedSecond + 100],
    ['from before the pool heard', syncedAt, syncedSecond - 1],
    ['from the very second in which it heard', syncedAt, syncedSecond],
  ])('case 10: a token %s is cut to what the admin left', async (_, rolesSyncedAt, issuedAt) => {
    const profile = { roles: ['students' as const], rolesSyncedAt };
    const scene = { token: ['teachers', 'students'] as Role[], issuedAt, profile };
    expect(await take(scene)).toMatchObject({ roles: ['students'], asked: 0 });
  });

  test('a role that an admin added in the app is not there before a token has it', async () => {
    const profile = { roles: ['teachers' as const, 'students' as const], rolesSyncedAt: null };
    expect((await take({ token: ['students'], profile })).roles).toEqual(['students']);
  });

  test('a token from after the change is believed as far as the pool agrees', async () => {
    const profile = { roles: ['students' as const], rolesSyncedAt: syncedAt };
    expect((await take({ token: ['teachers'], profile })).roles).toEqual(['teachers']);
  });

  test('somebody without a profile yet has what the token and the pool say', async () => {
    expect(await take({ token: ['admins'], profile: null })).toEqual({
      roles: ['admins'],
      asked: 1,
      profile: null,
    });
  });

  test('case 10: a suspended person is refused, whatever the token says', async () => {
    await expect(take({ token: ['admins'], profile: { status: 'suspended' } })).rejects.toThrow(
      'account_suspended',
    );
  });

  test.each([
    ['a string', 'admins'],
    ['an object', { admins: true }],
    ['another case', ['Admins']],
    ['a zero-width mark', ['admins\u200b']],
    ['a list within a list', [['admins']]],
    ['500 groups', Array.from({ length: 500 }, (_, at) => `admins${at}`)],
    ['nothing', undefined],
  ])('case 9: a claim of %s is no role', (_, claim) => {
    expect(knownRoles(claim)).toEqual([]);
  });
});

describe('tokens', () => {
  const deps = fakeDeps(table, () => []);
  const claims = { ...profileOf(), roles: [], issuedAt: 0 };
  const token = fakeToken(claims);
  const other = fakeToken({ ...claims, userId: profileOf().userId });

  test('none at all is nobody', async () => {
    expect(await authenticate(callWith({}), deps)).toBeNull();
  });

  test.each([`bearer ${token}`, `Bearer  ${token}`, ` Bearer ${token}`, token, '', 'Bearer a.b'])(
    'case 7: an authorization of "%s" is refused',
    async (authorization) => {
      await expect(authenticate(callWith({ authorization }), deps)).rejects.toThrow(
        'unauthenticated',
      );
    },
  );

  test('case 7: two that a proxy joined are refused', async () => {
    const authorization = `Bearer ${token},Bearer ${other}`;
    await expect(authenticate(callWith({ authorization }), deps)).rejects.toThrow(
      'unauthenticated',
    );
  });

  test('case 5: the ID token of somebody else is refused, and seen', async () => {
    warned.mockClear();
    const headers = { authorization: `Bearer ${token}`, 'x-id-token': other };
    await expect(authenticate(callWith(headers), deps)).rejects.toThrow('unauthenticated');
    expect(warned).toHaveBeenCalledWith(expect.any(String), {
      security: 'token_mismatch',
      person: personHash(deps.secret, claims.userId),
    });
  });

  test('an ID token alone lets nobody in', async () => {
    await expect(authenticate(callWith({ 'x-id-token': token }), deps)).rejects.toThrow(
      'unauthenticated',
    );
  });
});
