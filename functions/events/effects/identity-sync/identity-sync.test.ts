import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test, vi } from 'vitest';
import { profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { logger } from '#functions/platform/logger.ts';
import { createFakePool } from '#test/support/fake-pool.ts';
import { profileOf } from '#test/support/profile-of.ts';
import { startTable } from '#test/support/table.ts';
import { oneByOne, streamHandler } from '#functions/events/platform/stream-handler.ts';
import { syncIdentity } from './sync-identity.ts';

const table = await startTable();
const now = Date.parse('2026-03-01T12:00:00.000Z');
const heard = '2026-03-01T12:00:00.000Z';
vi.spyOn(logger, 'error').mockImplementation(() => {});
vi.spyOn(logger, 'info').mockImplementation(() => {});

/** A person in the table and in a pool of their own, whose changes are recorded as the stream would. */
async function scene(groups: string[], given: Partial<Profile> = {}) {
  const pool = createFakePool();
  let profile = profileOf(given);
  const account = pool.add(profile.username, ...groups);
  const deps = { table, pool: pool.client, userPoolId: 'eu-west-1_Test0001', clock: () => now };
  const handler = streamHandler(oneByOne(['Profile'], (record) => syncIdentity(record, deps)));
  const image = (one: Profile) => marshall({ entity: 'Profile', ...one });
  let sequence = 0;
  await table.commit([profiles.create(profile)]);

  return {
    pool,
    account,
    stored: async () => (await profiles.get(table, profile.userId)) as Profile,
    /** Commits a change, and gives the stream's record of it. */
    async change(changes: Partial<Profile>): Promise<DynamoDBRecord> {
      const before = profile;
      const { next, item } = profiles.replace(before, changes);
      await table.commit([item]);
      profile = next;
      sequence += 1;
      const images = { OldImage: image(before), NewImage: image(next) };
      return {
        eventName: 'MODIFY',
        dynamodb: {
          SequenceNumber: String(sequence),
          Keys: marshall({ pk: `USER#${next.userId}`, sk: 'PROFILE' }),
          ...images,
        } as NonNullable<DynamoDBRecord['dynamodb']>,
      };
    },
    /** The number of records of the batch that are asked for again. */
    deliver: async (...Records: DynamoDBRecord[]) =>
      (await handler({ Records })).batchItemFailures.length,
  };
}
const untold = { rolesSyncedAt: null };

test('the pool gets the groups that an admin set, and who lost one is signed out', async () => {
  const { account, change, deliver, stored } = await scene(['admins', 'students', 'partners']);
  await deliver(await change({ roles: ['teachers', 'students'], ...untold }));
  expect([...account.groups].toSorted()).toEqual(['partners', 'students', 'teachers']);
  expect(account.signOuts).toBe(1);
  expect(await stored()).toMatchObject({ rolesSyncedAt: heard, version: 2 });
});

test('who only gains a group stays signed in', async () => {
  const { account, change, deliver } = await scene(['students']);
  await deliver(await change({ roles: ['teachers', 'students'], ...untold }));
  expect(account.signOuts).toBe(0);
});

test('a person who edits themselves does not bother the pool', async () => {
  const { pool, change, deliver } = await scene(['students']);
  await deliver(await change({ bio: 'New' }));
  expect(pool.calls).toEqual([]);
});

test('a suspension closes the account and ends its sessions; lifting it opens the account', async () => {
  const { account, change, deliver, stored } = await scene(['students']);
  await deliver(await change({ status: 'suspended', ...untold }));
  expect(account).toMatchObject({ enabled: false, signOuts: 1 });
  expect(await stored()).toMatchObject({ rolesSyncedAt: heard });
  await deliver(await change({ status: 'active', ...untold }));
  expect(account.enabled).toBe(true);
  expect([...account.groups]).toEqual(['students']);
});

test('whom the console disabled stays out when an admin sets their roles', async () => {
  const { account, change, deliver } = await scene(['students']);
  account.enabled = false;
  await deliver(await change({ roles: ['teachers'], ...untold }));
  expect(account.enabled).toBe(false);
});

test('records that come twice, late and in disorder end where the profile stands', async () => {
  const { account, change, deliver, stored } = await scene(['students']);
  const records = [
    await change({ roles: ['admins'], ...untold }),
    await change({ status: 'suspended', ...untold }),
    await change({ roles: ['teachers'], ...untold }),
    await change({ status: 'active', ...untold }),
  ];
  await deliver(...records.toReversed(), ...records, ...records);
  expect([...account.groups]).toEqual(['teachers']);
  expect(account.enabled).toBe(true);
  expect(await stored()).toMatchObject({ rolesSyncedAt: heard, version: 5 });
});

test('a record of long ago takes nothing back', async () => {
  const { account, change, deliver } = await scene(['students']);
  const old = await change({ roles: ['admins'], ...untold });
  await deliver(old, await change({ roles: ['students'], ...untold }), old);
  expect([...account.groups]).toEqual(['students']);
});

test.each([
  'AdminListGroupsForUser',
  'AdminUserGlobalSignOut',
  'AdminRemoveUserFromGroup',
  'AdminAddUserToGroup',
])('when %s fails the record comes again, and nothing of it is left out', async (command) => {
  const { pool, account, change, deliver, stored } = await scene(['admins']);
  const record = await change({ roles: ['students'], ...untold });
  pool.refuseOnce(command);
  expect(await deliver(record)).toBe(1);
  expect(await stored()).toMatchObject({ rolesSyncedAt: null });
  expect(await deliver(record)).toBe(0);
  expect([...account.groups]).toEqual(['students']);
  expect(account.signOuts).toBeGreaterThanOrEqual(1);
  expect(await stored()).toMatchObject({ rolesSyncedAt: heard });
});

test('a lifted suspension is told even where the record before it had failed half-way', async () => {
  const { pool, account, change, deliver } = await scene(['students']);
  const suspended = await change({ status: 'suspended', ...untold });
  pool.refuseOnce('AdminUserGlobalSignOut');
  expect(await deliver(suspended)).toBe(1);
  expect(account.enabled).toBe(false);
  await deliver(suspended, await change({ status: 'active', ...untold }));
  expect(account.enabled).toBe(true);
});

test('a change that comes in between is told by its own record', async () => {
  const { pool, account, change, deliver, stored } = await scene(['students']);
  const first = await change({ roles: ['teachers'], ...untold });
  const second: DynamoDBRecord[] = [];
  pool.before('AdminRemoveUserFromGroup', async () => {
    second.push(await change({ roles: ['admins'], ...untold }));
  });
  await deliver(first);
  expect(await stored()).toMatchObject({ roles: ['admins'], rolesSyncedAt: null });
  await deliver(...second);
  expect([...account.groups]).toEqual(['admins']);
  expect(await stored()).toMatchObject({ rolesSyncedAt: heard, version: 3 });
});

test('somebody whom the pool no longer has holds nothing up', async () => {
  const { change, deliver, stored } = await scene([], { username: 'old' });
  const gone = await change({ username: 'gone', roles: ['students'], ...untold });
  expect(await deliver(gone)).toBe(0);
  expect(await stored()).toMatchObject({ rolesSyncedAt: heard });
});
