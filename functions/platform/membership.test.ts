import { expect, test } from 'vitest';
import { createFakePool } from '#test/support/fake-pool.ts';
import { createMembership } from './membership.ts';

function membershipOf(...groups: string[]) {
  const pool = createFakePool();
  const account = pool.add('ana', ...groups);
  return { pool, account, membership: createMembership('eu-west-1_Test0001', pool.client) };
}

test('the pool is asked once in 30 seconds, and believed no longer', async () => {
  const { pool, account, membership } = membershipOf('teachers');
  expect(await membership('ana', 0)).toEqual(['teachers']);
  account.groups.delete('teachers');
  expect(await membership('ana', 29_999)).toEqual(['teachers']);
  expect(pool.calls).toHaveLength(2);
  expect(await membership('ana', 30_000)).toEqual([]);
  expect(pool.calls).toHaveLength(4);
});

test('a token that is younger than the remembered word brings news: the pool is asked again', async () => {
  const { pool, account, membership } = membershipOf('students');
  await membership('ana', 10_000);
  account.groups.add('teachers');
  expect(await membership('ana', 12_000, 11_000)).toEqual(['teachers', 'students']);
  expect(await membership('ana', 13_000, 11_000)).toEqual(['teachers', 'students']);
  expect(pool.calls).toHaveLength(4);
});

test('groups that are none of ours count for nothing', async () => {
  const { membership } = membershipOf('Admins', 'admins ', 'eu-west-1_Test0001_Google');
  expect(await membership('ana', 0)).toEqual([]);
});

test('whose account is disabled is in no group', async () => {
  const { account, membership } = membershipOf('admins');
  account.enabled = false;
  expect(await membership('ana', 0)).toEqual([]);
});

test('whom the pool does not know is in no group', async () => {
  const { membership } = membershipOf('admins');
  expect(await membership('somebody else', 0)).toEqual([]);
});

test('a pool that does not answer is not taken for one that says no, and is asked again', async () => {
  const { pool, membership } = membershipOf('admins');
  pool.refuseOnce('AdminListGroupsForUser', new Error('Too many requests'));
  await expect(membership('ana', 0)).rejects.toThrow('Too many requests');
  expect(await membership('ana', 1)).toEqual(['admins']);
});
