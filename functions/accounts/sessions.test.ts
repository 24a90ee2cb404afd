import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { ApiError } from '#shared/contract/client.ts';
import { keys } from '#functions/data/keys.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { logger } from '#functions/platform/logger.ts';
import { createFakePool } from '#test/support/fake-pool.ts';
import { fakeDeps } from '#test/support/fake-deps.ts';
import { handlerClient } from '#test/support/handler-client.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';

const table = await startTable();
const deps = fakeDeps(table, () => []);
vi.stubEnv('MEDIA_ORIGIN', 'https://files.test');
vi.stubEnv('ORIGIN_SECRET', 'a secret of the tests');
vi.stubEnv('USER_POOL_ID', 'eu-west-1_Test0001');
const pool = createFakePool();
vi.doMock('#functions/platform/pool-client.ts', () => ({ createPoolClient: () => pool.client }));
vi.doMock('#functions/api/base-deps.ts', () => ({ createBaseDeps: () => deps }));
const { handler } = await import('./index.ts');
vi.spyOn(logger, 'info').mockImplementation(() => {});

const hour = 3_600_000;
const day = 24 * hour;
const start = Date.parse('2026-03-01T12:00:00.000Z');

/** A person, the clock of the gateway, and their sign-ins: each made `at` milliseconds after the start. */
async function person() {
  const profile = profileOf();
  await table.commit([profiles.create(profile)]);
  const clock = { now: start };
  const { userId, username } = profile;
  const account = pool.add(username);
  let signIns = 0;
  function signIn(second = String(Math.floor(clock.now / 1000))) {
    signIns += 1;
    const sessionId = `${second}.sign-in-${signIns}`;
    const claims = {
      userId,
      username,
      roles: [],
      issuedAt: Math.floor(clock.now / 1000),
      sessionId,
    };
    return { sessionId, call: handlerClient(handler, deps, claims, () => clock.now) };
  }
  /** A new session without a password: the provider's cookie names the sign-in that it came of. */
  const comeBack = (earlier: { sessionId: string }) => signIn(earlier.sessionId.split('.')[0]);
  return { userId, account, clock, signIn, comeBack };
}
type SignIn = ReturnType<Awaited<ReturnType<typeof person>>['signIn']>;

const note = ({ call }: SignIn) => call('accounts.noteSession', { body: {} });
const listed = async ({ call }: SignIn) =>
  (await call('accounts.listSessions', { query: {} })).items.map(({ sessionId }) => sessionId);
const end = (by: SignIn, { sessionId }: { sessionId: string }) =>
  by.call('accounts.endSession', { params: { sessionId } });
const answerTo = (answer: Promise<unknown>) =>
  answer.then(
    () => 'let in',
    (error: ApiError) => error.problem?.code,
  );
const visit = ({ call }: SignIn) => answerTo(call('accounts.getMe'));

describe('where somebody is signed in', () => {
  test('is listed, last sign-in first, and says which one asks', async () => {
    const { clock, signIn } = await person();
    const phone = signIn();
    await note(phone);
    clock.now += day;
    const laptop = signIn();
    await note(laptop);
    const { items } = await laptop.call('accounts.listSessions', { query: {} });
    expect(items.map(({ sessionId, current }) => [sessionId, current])).toEqual([
      [laptop.sessionId, true],
      [phone.sessionId, false],
    ]);
  });

  test('is written at most once an hour, however often it is noted', async () => {
    const { userId, clock, signIn } = await person();
    const phone = signIn();
    const first = await note(phone);
    clock.now += hour - 1;
    expect(await note(phone)).toEqual(first);
    clock.now += 1;
    const { firstSeenAt, lastSeenAt } = await note(phone);
    expect([firstSeenAt, lastSeenAt]).toEqual([
      '2026-03-01T12:00:00.000Z',
      '2026-03-01T13:00:00.000Z',
    ]);
    const kept = await table.get(
      z.object({ expiresAt: z.number() }),
      keys.session(userId, phone.sessionId),
    );
    expect(kept?.expiresAt).toBe((start + 30 * day) / 1000);
  });

  test('is read page by page', async () => {
    const { clock, signIn } = await person();
    for (let made = 0; made < 5; made += 1) {
      clock.now += 1000;
      await note(signIn());
    }
    const { call } = signIn();
    const one = await call('accounts.listSessions', { query: { limit: '3' } });
    const two = await call('accounts.listSessions', {
      query: { limit: '3', cursor: one.nextCursor ?? '' },
    });
    expect([one.items.length, two.items.length, two.nextCursor]).toEqual([3, 2, null]);
  });

  test('is forgotten by the list as soon as it cannot be renewed any more', async () => {
    const { clock, signIn } = await person();
    await note(signIn());
    clock.now += 30 * day;
    expect(await listed(signIn())).toEqual([]);
  });
});

describe('case 10: a session that the person ended', () => {
  test('is refused with the next request, also with a token that is renewed since', async () => {
    const { clock, signIn } = await person();
    const [phone, laptop] = [signIn(), signIn()];
    await note(phone);
    await end(laptop, phone);
    clock.now += day;
    expect(await visit(phone)).toBe('session_ended');
    expect(await visit(laptop)).toBe('let in');
    expect(await listed(laptop)).toEqual([]);
  });

  test('stays ended through an edit of the profile that was begun before', async () => {
    const { signIn } = await person();
    const [phone, laptop] = [signIn(), signIn()];
    await note(phone);
    const { version } = await laptop.call('accounts.getMe');
    await end(laptop, phone);
    const edit = laptop.call('accounts.updateMe', { body: { version, bio: 'New' } });
    expect(await answerTo(edit)).toBe('stale_version');
    expect(await visit(phone)).toBe('session_ended');
  });

  test('may be the one that asks', async () => {
    const { signIn } = await person();
    const phone = signIn();
    await note(phone);
    await end(phone, phone);
    expect(await visit(phone)).toBe('session_ended');
  });

  test('is remembered for as long as it could be renewed, and no longer', async () => {
    const { userId, clock, signIn } = await person();
    const first = signIn();
    await note(first);
    await end(first, first);
    clock.now += 30 * day;
    const [second, third] = [signIn(), signIn()];
    await note(second);
    await end(third, second);
    expect((await profiles.get(table, userId))?.endedSessions).toEqual([
      { sessionId: second.sessionId, at: '2026-03-31T12:00:00.000Z' },
    ]);
  });

  test('cannot be that of somebody else, nor one that there is not', async () => {
    const [ana, eva] = [await person(), await person()];
    const [hers, other] = [ana.signIn(), eva.signIn()];
    await note(hers);
    expect(await answerTo(end(other, hers))).toBe('not_found');
    expect(await visit(hers)).toBe('let in');
  });
});

describe('case 10: the identity provider', () => {
  test('is told with each end, and where it is out of reach nothing has happened', async () => {
    const { account, clock, signIn } = await person();
    const [phone, laptop] = [signIn(), signIn()];
    await note(phone);
    pool.refuseOnce('AdminUserGlobalSignOut');
    expect(await answerTo(end(laptop, phone))).toBe('busy');
    expect(await visit(phone)).toBe('let in');
    await end(laptop, phone);
    await laptop.call('accounts.endOtherSessions');
    clock.now += 1000;
    await laptop.call('accounts.endOtherSessions', { query: { all: 'true' } });
    expect(account.signOuts).toBe(3);
    expect(await visit(laptop)).toBe('session_ended');
  });

  test('renews no session from before, so that the list forgets them with their last token', async () => {
    const { clock, signIn } = await person();
    const [phone, tablet, laptop] = [signIn(), signIn(), signIn()];
    for (const one of [phone, tablet, laptop]) await note(one);
    await end(laptop, phone);
    expect((await listed(laptop)).length).toBe(2);
    clock.now += 15 * 60_000;
    const desk = signIn();
    await note(desk);
    expect(await listed(desk)).toEqual([desk.sessionId]);
  });

  test('lets the browser come back by its cookie: one session in the list, not two', async () => {
    const { clock, signIn, comeBack } = await person();
    const phone = signIn();
    await note(phone);
    clock.now += 1000;
    const laptop = signIn();
    await note(laptop);
    await end(laptop, phone);
    clock.now += 2000;
    const again = comeBack(laptop);
    await note(again);
    expect(await listed(again)).toEqual([again.sessionId]);
    expect(await visit(comeBack(phone))).toBe('session_ended');
  });
});

describe('case 10: all other sessions', () => {
  test('end at once, also those that were never noted, and those to come are let in', async () => {
    const { clock, signIn } = await person();
    const [phone, thief, laptop] = [signIn(), signIn(), signIn()];
    await note(phone);
    await note(laptop);
    clock.now += day;
    await laptop.call('accounts.endOtherSessions');
    expect(await Promise.all([phone, thief, laptop].map(visit))).toEqual([
      'session_ended',
      'session_ended',
      'let in',
    ]);
    expect(await listed(laptop)).toEqual([laptop.sessionId]);
    clock.now += 1000;
    expect(await visit(signIn())).toBe('let in');
  });

  test('end with the one that was kept before, when another keeps itself', async () => {
    const { clock, signIn } = await person();
    const phone = signIn();
    await phone.call('accounts.endOtherSessions');
    clock.now += 1000;
    const laptop = signIn();
    await laptop.call('accounts.endOtherSessions');
    expect(await visit(phone)).toBe('session_ended');
    expect(await visit(laptop)).toBe('let in');
  });
});
